import type { FirstGame, ShownScene } from '@alleycat/ui/learn/first-game.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { CathamCityEvent } from '../../rules/events.ts'
import { pointsToWin } from '../../rules/options.ts'
import type { Faction } from '../../rules/vocabulary.ts'
import type { CathamCityView } from '../../rules/view.ts'
import type { FirstGameLines, Topic } from './lines.ts'

const LINES = import.meta.glob<FirstGameLines>('./??.ts', { import: 'lines' })

export async function firstGame(locale: Locale): Promise<FirstGame<CathamCityView, CathamCityEvent>> {
  const lines = await LINES[`./${locale}.ts`]!()
  return {
    topics: (scene) => [...topicsOf(scene)],
    line: (topic, { points }) =>
      topic === 'goal' ? lines.goal(pointsToWin(points.length)) : lines[topic as Exclude<Topic, 'goal'>],
  }
}

function* topicsOf({ view, events, past, choices }: ShownScene<CathamCityView, CathamCityEvent>): Generator<Topic> {
  const { viewer, phase, effect } = view
  yield 'goal'
  if (choices.length > 0 && phase === 'answer') {
    yield 'answer'
    if (effect) yield effect.play[0] as Faction
    if (past.some((event) => event.type === 'answered' && event.seat === viewer)) yield 'standing'
  }
  if (choices.length > 0 && phase === 'discard') yield 'limit'
  for (const event of events) if (event.type === 'play') yield event.faction
  for (const choice of choices) {
    const [action, cards] = choice.split(' ')
    if (action === 'play') yield cards![0] as Faction
    if (action === 'take') yield 'take'
  }
}
