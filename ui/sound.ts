import { vibrate } from './haptics.ts'
import { settings } from './settings.svelte.ts'
import type { SoundName } from './sounds.ts'

/** Notes of a sound: frequency in hertz, start and length in seconds, loudness 0 to 1. */
type Note = readonly [hertz: number, start: number, length: number, gain: number]

const NOTES: Readonly<Record<Exclude<SoundName, 'card'>, readonly Note[]>> = {
  pick: [[1400, 0, 0.05, 0.05]],
  points: [
    [880, 0, 0.12, 0.12],
    [1320, 0.07, 0.18, 0.1],
  ],
  loss: [
    [311, 0, 0.16, 0.12],
    [233, 0.12, 0.28, 0.12],
  ],
  reveal: [[330, 0, 0.22, 0.14]],
  turn: [
    [523, 0, 0.14, 0.1],
    [659, 0.1, 0.2, 0.1],
  ],
  win: [
    [523, 0, 0.2, 0.12],
    [659, 0.14, 0.2, 0.12],
    [784, 0.28, 0.2, 0.12],
    [1047, 0.42, 0.45, 0.12],
  ],
  lose: [
    [392, 0, 0.25, 0.1],
    [330, 0.2, 0.45, 0.1],
  ],
  refuse: [[165, 0, 0.12, 0.12]],
}

/**
 * To make a context takes a phone 70 ms, so it comes so many milliseconds after the first tap, when the answer to that tap has
 * been painted. Safari takes a timer of up to a second for a part of the tap.
 */
const WAKING = 100
/** A sound that was asked for at most so many milliseconds before sound was awake is heard late rather than never. */
const LATE = 500

let audio: AudioContext | undefined
let waking: ReturnType<typeof setTimeout> | undefined
/** The last sound that came before sound was awake, and when. */
let early: { readonly name: SoundName; readonly at: number } | null = null

/** Browsers allow sound only after the first tap, so nothing is created before it, and nothing for who wants none. */
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined' || settings.silent) return
  if (audio?.state === 'suspended') void audio.resume()
  else if (!audio) waking ??= setTimeout(makeContext, WAKING)
}

function makeContext(): void {
  audio = new AudioContext()
  audio.addEventListener('statechange', makeUp)
}

function makeUp(): void {
  if (audio?.state !== 'running' || !early) return
  if (performance.now() - early.at <= LATE) sound(early.name)
  early = null
}

/** Lets a sound be heard, and felt where the device vibrates. */
export function play(name: SoundName): void {
  vibrate(name)
  if (audio?.state === 'running') sound(name)
  else early = { name, at: performance.now() }
}

function sound(name: SoundName): void {
  if (!audio || settings.muted.includes(name) || settings.silent) return
  if (name === 'card') rustle(audio)
  else for (const note of NOTES[name]) ring(audio, note)
}

/** Heard loudness grows faster than a gain, so half the volume is a quarter of it. A ramp must not end at 0. */
const loudness = (): number => Math.max(0.001, (settings.volume / 100) ** 2)

function ring(context: AudioContext, [hertz, start, length, gain]: Note): void {
  const from = context.currentTime + start
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(gain * loudness(), from + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(from)
  oscillator.stop(from + length)
}

/** A short burst of noise sounds like a card on felt. */
function rustle(context: AudioContext): void {
  const length = Math.floor(context.sampleRate * 0.07)
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2
  const source = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 2600, Q: 0.8 })
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: 0.12 * loudness() }))
    .connect(context.destination)
  source.start()
}
