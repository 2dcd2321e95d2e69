import type { GameCore } from '@alleycat/ui/game-module.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { front } from './front.ts'
import type { CatBurglarsEvent } from './rules/events.ts'
import { catBurglars } from './rules/index.ts'
import type { CatBurglarsOptions } from './rules/options.ts'
import type { CatBurglarsView } from './rules/view.ts'
import { outcome, question } from './words/question.ts'
import { decision, tell } from './words/telling.ts'
import type { Words } from './words/words.ts'

const WORDS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  nl: async () => (await import('./words/nl.ts')).nl,
  pl: async () => (await import('./words/pl.ts')).pl,
}

export const core: GameCore<CatBurglarsView, CatBurglarsEvent, CatBurglarsOptions, Words> = {
  front,
  kind: catBurglars,
  words: (locale) => WORDS[locale](),
  tell,
  question,
  decision,
  outcome,
  commentary: async () => (await import('./words/commentary.ts')).commentary,
  rule: (id, words) => words.rules[id] ?? id,
  triumph: (names, words) => words.triumph(names),
  cardName: (card, words) => words.cardName(card),
  optionsText: ({ hallOfFame }, words) => (hallOfFame ? words.hallOfFame : front.name),
  scoreText: (score, words) => words.score(score),
  // Only the owner of a sprung trap is asked out of turn, and every trap is a different question, so none is answered
  // ahead.
  standing: { ids: [], decide: () => null, answers: () => [] },
}
