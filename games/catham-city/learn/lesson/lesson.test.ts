import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { describeLesson, rehearse, textsOf } from '@alleycat/ui/testing/lessons.ts'
import { LOCALES, type Locale } from '@alleycat/ui/words/locales.ts'
import { expect, test } from 'vitest'
import { cathamCity } from '../../rules/index.ts'
import { lesson as de } from './de.ts'
import { lesson as en } from './en.ts'
import { lesson as fr } from './fr.ts'
import { lesson as nl } from './nl.ts'
import { lesson as pl } from './pl.ts'
import { script } from './script.ts'

const LESSONS: Readonly<Record<Locale, Lesson>> = { de, en, fr, nl, pl }

const rehearsal = () => rehearse(cathamCity.create(script.seats, script.options), script)

describeLesson(rehearsal, script, LESSONS)

test('every faction of the starter set and every kind of decision is used by the learner', () => {
  const used = script.beats.flatMap((beat) => (beat.kind === 'ask' ? [beat.accept[0]] : []))
  for (const form of [
    /^take \w+$/,
    /^play SSS$/,
    /^play RR$/,
    /^play RRRR$/,
    /^play DDD\+\w$/,
    /^play MMMM$/,
    /^play H+ @\d$/,
    /^discard \w$/, // This is an answer to Detectives, and also a discard at the hand limit.
    /^discard \w\w$/, // This is an answer to Mafia.
  ])
    expect(used.filter((text) => form.test(text)).length, String(form)).toBeGreaterThan(0)
})

test('the answers and the hand limit come up as such', () => {
  const legalAt = (id: string) => rehearsal().met.find((each) => each.id === id)?.legal ?? []
  expect(legalAt('answerDetectives').toSorted()).toEqual(['discard S', 'pass'])
  expect(legalAt('answerMafia')).toContain('pay')
  expect(legalAt('handLimit').every((text) => /^discard \w$/.test(text))).toBe(true)
})

test('the learner wins with the last decision', () => {
  const { match } = rehearsal()
  expect(match.over).toBe(true)
  expect(match.game.result(match.state)).toEqual({ winners: [0], scores: [16, 8, 12] })
})

test('the other three factions are mentioned', () => {
  const names: Readonly<Record<Locale, RegExp>> = {
    de: /Polizei.*Journalistinnen.*Bürokraten/,
    en: /Police.*Journalists.*Officials/,
    fr: /Policiers.*Journalistes.*Bureaucrates/,
    nl: /Politie.*Journalisten.*Ambtenaren/,
    pl: /Policja.*Dziennikarze.*Urzędnicy/,
  }
  for (const locale of LOCALES) expect(textsOf(LESSONS[locale]).at(-1)).toMatch(names[locale])
})
