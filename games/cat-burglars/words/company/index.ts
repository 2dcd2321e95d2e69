import type { BotCompany, BotLines, BotReaction } from '@alleycat/ui/company.ts'
import type { CatBurglarsEvent } from '../../rules/events.ts'

const LINES = import.meta.glob<BotLines>('./??.ts', { import: 'lines' })

export const company: BotCompany<CatBurglarsEvent> = {
  reactions: (events) => events.flatMap((event) => reactionsTo(event, events)),
  lines: (locale) => LINES[`./${locale}.ts`]!(),
}

function reactionsTo(event: CatBurglarsEvent, events: readonly CatBurglarsEvent[]): BotReaction[] {
  switch (event.type) {
    case 'turn':
      return [{ seat: event.seat, mood: 'thinking', occasion: null }]
    case 'infiltrate': {
      const isTrap = events.some((each) => each.type === 'reveal' && each.trap)
      const [loser, winner] = isTrap ? [event.seat, event.owner] : [event.owner, event.seat]
      return [
        { seat: loser, mood: 'annoyed', occasion: 'loss' },
        { seat: winner, mood: 'glad', occasion: null },
      ]
    }
    case 'yarn':
      return [{ seat: event.seat, mood: 'proud', occasion: 'gain' }]
    case 'over':
      return event.winners.map((seat) => ({ seat, mood: 'proud', occasion: 'win' }))
    default:
      return []
  }
}
