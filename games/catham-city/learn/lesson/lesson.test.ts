import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { rehearse, textsOf } from '@alleycat/ui/testing/lessons.ts'
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

test('the script is played without a refusal', () => {
  expect(rehearsal().refused).toEqual([])
})

test('the learner is asked exactly where the rules ask seat 0, and what is accepted is legal', () => {
  for (const { id, asked, legal, accept } of rehearsal().met) {
    expect(asked, id).toBe(true)
    expect(legal, id).toEqual(expect.arrayContaining([...accept]))
  }
})

test('nobody else decides for the learner', () => {
  const steps = script.beats.flatMap((beat): readonly string[] => (beat.kind === 'steps' ? beat.steps : []))
  expect(steps.filter((step) => step.startsWith('0 '))).toEqual([])
})

test('every ask leaves room for a mistake', () => {
  for (const { id, legal, accept } of rehearsal().met) expect(legal.length, id).toBeGreaterThan(accept.length)
})

test('it is a lesson of about five minutes', () => {
  const asks = script.beats.filter((beat) => beat.kind === 'ask').length
  expect(asks).toBeGreaterThanOrEqual(10)
  expect(asks).toBeLessThanOrEqual(16)
})

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

test.each(LOCALES)('in %s it is the same game with every text, none longer than a glance', (locale) => {
  const lesson = LESSONS[locale]
  const bare = ({ seats, options, parts }: Lesson) => ({
    seats,
    options,
    parts: parts.map((part) => ({ ...part, text: '', otherwise: '' })),
  })
  expect(bare(lesson)).toEqual(bare(en))
  const texts = textsOf(lesson)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) {
    expect(text.length, text).toBeGreaterThan(20)
    expect(text.length, text).toBeLessThanOrEqual(220)
    expect(text, 'typography').not.toMatch(/['"]|\.\.\.| {2}|^\s|\s$/)
  }
})

test('French keeps its signs on the line of their words', () => {
  expect(textsOf(fr).filter((text) => /[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]/.test(text))).toEqual([])
})

test('all speak of the same opponents', () => {
  for (const locale of LOCALES)
    for (const name of script.opponents) expect(textsOf(LESSONS[locale]).join('\n'), locale).toContain(name)
})
