import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import type { Locale } from '@alleycat/ui/words/locales.ts'
import Sprites from './art/Sprites.svelte'
import { core } from './core.ts'
import type { CatBurglarsEvent } from './rules/events.ts'
import type { CatBurglarsOptions } from './rules/options.ts'
import type { CatBurglarsView } from './rules/view.ts'
import { COLOURS } from './rules/vocabulary.ts'
import { beat, sound } from './table/beats.ts'
import CardFace from './table/CardFace.svelte'
import Table from './table/Table.svelte'
import { INITIALS } from './words/initials.ts'
import type { Words } from './words/words.ts'

const RULES = import.meta.glob<RulesText>('./learn/rules/??.ts', { import: 'rules' })
const LESSONS = import.meta.glob<Lesson>('./learn/lesson/??.ts', { import: 'lesson' })

/** These parts are shown with all of their words, or not at all. */
const closeUpWords = async (locale: Locale): Promise<unknown> =>
  (await import('./words/close-up/words.ts')).closeUpWords(locale)

export const kit: GameKit<CatBurglarsView, CatBurglarsEvent, CatBurglarsOptions, Words> = {
  ...core,
  rules: (locale) => RULES[`./learn/rules/${locale}.ts`]!(),
  lesson: (locale) => LESSONS[`./learn/lesson/${locale}.ts`]!(),
  firstGame: async (locale) => (await import('./learn/first-game/index.ts')).firstGame(locale),
  company: async () => (await import('./words/company/index.ts')).company,
  optionsForm: async () => (await import('./table/OptionsForm.svelte')).default,
  overview: async (locale) => (await Promise.all([import('./table/Overview.svelte'), closeUpWords(locale)]))[0].default,
  closeUp: async (locale) => (await Promise.all([import('./table/CloseUp.svelte'), closeUpWords(locale)]))[0].default,
  deeds: async () => (await import('./table/Deeds.svelte')).default,
  backdrop: async () => (await import('./art/Backdrop.svelte')).default,
  story: async () => (await import('./learn/story/story.ts')).story,
  ending: async () => (await import('./art/ending.ts')).ending,
  Table,
  Sprites,
  CardFace,
  letterKeys: (_, words, locale) => [
    ...COLOURS.map((colour) => [INITIALS[locale][colour], words.cardName(colour)] as const),
    ['M', words.cardName('M')],
    ['D', words.recruitDeck],
  ],
  beat,
  sound,
}
