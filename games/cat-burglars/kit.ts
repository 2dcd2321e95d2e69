import type { GameKit } from '@alleycat/ui/table/kit.ts'
import Sprites from './art/Sprites.svelte'
import { catBurglars, type CatBurglarsEvent, type CatBurglarsOptions, type CatBurglarsView } from './index.ts'
import type { Words } from './words/words.ts'
import CardFace from './table/CardFace.svelte'
import OptionsForm from './table/OptionsForm.svelte'
import Overview from './table/Overview.svelte'
import { beat, sound } from './table/beats.ts'
import Table from './table/Table.svelte'
import { decision, reason, tell } from './table/telling.ts'

/** Cat Burglars for the app. */
export const kit: GameKit<CatBurglarsView, CatBurglarsEvent, CatBurglarsOptions, Words> = {
  kind: catBurglars,
  async words(locale) {
    switch (locale) {
      case 'en':
        return (await import('./words/en.ts')).en
      case 'de':
        return (await import('./words/de.ts')).de
      case 'fr':
        return (await import('./words/fr.ts')).fr
      case 'nl':
        return (await import('./words/nl.ts')).nl
      case 'pl':
        return (await import('./words/pl.ts')).pl
    }
  },
  async rules(locale) {
    switch (locale) {
      case 'en':
        return (await import('./learn/rules/en.ts')).rules
      case 'de':
        return (await import('./learn/rules/de.ts')).rules
      case 'fr':
        return (await import('./learn/rules/fr.ts')).rules
      case 'nl':
        return (await import('./learn/rules/nl.ts')).rules
      case 'pl':
        return (await import('./learn/rules/pl.ts')).rules
    }
  },
  async lesson(locale) {
    switch (locale) {
      case 'en':
        return (await import('./learn/lesson/en.ts')).lesson
      case 'de':
        return (await import('./learn/lesson/de.ts')).lesson
      case 'fr':
        return (await import('./learn/lesson/fr.ts')).lesson
      case 'nl':
        return (await import('./learn/lesson/nl.ts')).lesson
      case 'pl':
        return (await import('./learn/lesson/pl.ts')).lesson
    }
  },

  Table,
  Sprites,
  OptionsForm,
  Overview,
  CardFace,

  tell,
  decision,
  reason,
  rule: (id, words) => words.rules[id] ?? id,
  cardName: (card, words) => words.cardName(card),
  scoreText: (score, words) => words.score(score),

  // Cards come and are turned over in all others.
  beat,
  sound,
  // Nobody is asked out of turn but the owner of a sprung trap, and every trap is another question.
  standing: { ids: [], decide: () => null, answers: () => [] },
}
