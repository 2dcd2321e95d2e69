import type { GameCore } from '@alleycat/ui/game-module.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import { front } from './front.ts'
import type { CathamCityEvent } from './rules/events.ts'
import { cathamCity } from './rules/index.ts'
import type { CathamCityOptions } from './rules/options.ts'
import type { CathamCityView } from './rules/view.ts'
import type { Faction } from './rules/vocabulary.ts'
import { answers, decide, STANDING } from './standing.ts'
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

export const core: GameCore<CathamCityView, CathamCityEvent, CathamCityOptions, Words> = {
  front,
  kind: cathamCity,
  words: (locale) => WORDS[locale](),
  tell,
  question,
  decision,
  outcome,
  commentary: async () => (await import('./words/commentary.ts')).commentary,
  rule: (id, words, view) => {
    const line = words.rules[id] ?? id
    if (!view) return line
    const [move, answer = move] = line.split('\n')
    return (view.phase === 'answer' ? answer : move)!
  },
  triumph: (names, words) => words.triumph(names),
  cardName: (card, words) => words.card[card as Faction],
  optionsText: ({ factions, actionsPerTurn }, words) =>
    [...factions].map((letter) => words.factions[letter as Faction]).join(', ') +
    (actionsPerTurn === 1 ? '' : ` · ${words.options.actions}: ${actionsPerTurn}`),
  scoreText: (score, words) => words.points(score),
  standing: { ids: STANDING, decide, answers },
}
