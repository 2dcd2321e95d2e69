import type { FirstGame, ShownScene } from '@alleycat/ui/learn/first-game.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import type { CatBurglarsEvent } from '../../rules/events.ts'
import type { CatBurglarsView } from '../../rules/view.ts'
import { isTopic, type FirstGameLines, type Topic } from './lines.ts'

const LINES = import.meta.glob<FirstGameLines>('./??.ts', { import: 'lines' })

export async function firstGame(locale: Locale): Promise<FirstGame<CatBurglarsView, CatBurglarsEvent>> {
  const lines = await LINES[`./${locale}.ts`]!()
  return {
    topics: (scene) => [...topicsOf(scene)],
    line: (topic, { yarn }) => (topic === 'goal' && yarn ? lines.fame : lines[topic as Topic]),
  }
}

function* topicsOf({ view, events, choices }: ShownScene<CatBurglarsView, CatBurglarsEvent>): Generator<Topic> {
  yield 'goal'
  if (view.phase === 'place' || events.some((event) => event.type === 'reveal' && event.trap)) yield 'trap'
  for (const { type } of events) {
    if (type === 'draw') yield 'recruit'
    else if (isTopic(type)) yield type
  }
  for (const choice of choices) {
    const action = choice.split(' ')[0]!
    if (isTopic(action)) yield action
  }
  if (choices.length > 0 && view.hand?.includes('M')) yield 'mirror'
}
