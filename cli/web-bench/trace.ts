/** A task of a page's main thread. Its times are those of the processor, so other programs do not count. */
export interface Task {
  readonly milliseconds: number
  /** The milliseconds of the task spent on styles and layout, and how often. */
  readonly layout: number
  readonly layouts: number
}

/**
 * An event in the trace format of Chromium, with times in microseconds
 * (https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU).
 */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** The duration by the clock of the thread. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The categories that the browser must trace for `tasksIn`. */
export const TRACED: readonly string[] = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

const MAIN_THREAD = 'CrRendererMain'
const LAYOUT = ['Layout', 'UpdateLayoutTree']

/** All tasks of pages' main threads in a trace. */
export function tasksIn(trace: string): Task[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const mains = new Set(traceEvents.filter(isMainThread).map(threadOf))
  const events = traceEvents.filter((event) => event.ph === 'X' && mains.has(threadOf(event)))
  const layouts = events.filter(({ name }) => LAYOUT.includes(name))
  return events.filter(({ name }) => name === 'RunTask').map((task) => taskOf(task, layouts))
}

const isMainThread = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args?.name === MAIN_THREAD
const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

function taskOf(task: TraceEvent, layouts: readonly TraceEvent[]): Task {
  const milliseconds = (task.tdur ?? 0) / 1000
  // Layout is looked up only for long tasks, because the many short ones would take longer than the game did.
  const within = milliseconds < 10 ? [] : layouts.filter((event) => isWithin(event, task))
  return {
    milliseconds,
    layout: within.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
    layouts: within.filter(({ name }) => name === 'Layout').length,
  }
}

const isWithin = (event: TraceEvent, task: TraceEvent): boolean =>
  threadOf(event) === threadOf(task) && event.ts >= task.ts && event.ts < task.ts + (task.dur ?? 0)
