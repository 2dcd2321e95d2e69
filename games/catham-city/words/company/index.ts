import type { BotCompany, BotLines, BotReaction } from '@alleycat/ui/company.ts'
import type { CathamCityEvent } from '../../rules/events.ts'

const LINES = import.meta.glob<BotLines>('./??.ts', { import: 'lines' })

/** So many points at once make a cat proud. */
const MANY = 3

export const company: BotCompany<CathamCityEvent> = {
  reactions: (events) => events.flatMap(reactionsTo),
  lines: (locale) => LINES[`./${locale}.ts`]!(),
}

function reactionsTo(event: CathamCityEvent): BotReaction[] {
  switch (event.type) {
    case 'turn':
      return [{ seat: event.seat, mood: 'thinking', occasion: null }]
    case 'play':
      return event.target === null ? [] : [{ seat: event.target, mood: 'startled', occasion: null }]
    case 'points':
      if (event.change < 0) return [{ seat: event.seat, mood: 'annoyed', occasion: 'loss' }]
      return [{ seat: event.seat, mood: event.change < MANY ? 'glad' : 'proud', occasion: 'gain' }]
    case 'steal':
      return [
        { seat: event.from, mood: 'annoyed', occasion: 'loss' },
        { seat: event.to, mood: 'glad', occasion: null },
      ]
    case 'over':
      return [{ seat: event.winner, mood: 'proud', occasion: 'win' }]
    default:
      return []
  }
}
