import type { Glossary } from '@alleycat/ui/words/glossary.ts'

export const glossary = {
  gang: { says: 'gang', never: ['crew of cats', 'band of cats'] },
  yarn: { says: 'ball of yarn', never: ['wool', 'skein*'] },
  trap: { says: 'trap', note: 'A sprung trap is a cat again: its owner places the cat, not the trap.' },
  mirror: { says: 'mirror' },
  market: { says: 'market', never: ['display'] },
  recruit: { says: 'recruit' },
  form: { says: 'form' },
  activate: { says: 'activate' },
  secure: { says: 'secure' },
  infiltrate: { says: 'infiltrate' },
  hallOfFame: { says: 'Hall of Fame' },
  faceDown: { says: 'face down' },
  drawPile: { says: 'draw pile', never: ['draw deck'] },
  discardPile: { says: 'discard pile' },
  opponent: { says: 'opponent', never: ['enem*'] },
  purple: { says: 'purple', never: ['violet'] },
} as const satisfies Glossary

export type TermId = keyof typeof glossary
