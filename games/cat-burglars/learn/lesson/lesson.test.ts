import { describeLesson, rehearse } from '@alleycat/ui/testing/lessons.ts'
import { expect, test } from 'vitest'
import { catBurglars } from '../../rules/index.ts'
import { lesson as de } from './de.ts'
import { lesson as en } from './en.ts'
import { lesson as fr } from './fr.ts'
import { lesson as nl } from './nl.ts'
import { lesson as pl } from './pl.ts'
import { script } from './script.ts'

const rehearsal = () => rehearse(catBurglars.create(script.seats, script.options), script)

describeLesson(rehearsal, script, { de, en, fr, nl, pl })

test('every action and every way to carry it out is used by the learner', () => {
  const used = script.beats.flatMap((beat) => (beat.kind === 'ask' ? [beat.accept[0]] : []))
  for (const form of [
    /^recruit [A-Z]$/,
    /^recruit deck$/,
    /^form [A-Z]$/,
    /^form [A-Z] on \d$/,
    /^activate [A-Z] under \d$/,
    /^place /,
    /^infiltrate .* with [A-Z]*M/,
    /^infiltrate .* market [A-Z]$/,
    /^secure \d \d$/,
  ])
    expect(used.filter((text) => form.test(text)).length, String(form)).toBeGreaterThan(0)
})

test('the learner sees traps and yarn on both sides', () => {
  const { match } = rehearsal()
  expect(match.game.result(match.state).scores).toEqual([3, 1])
  const raids = match.steps.filter((step) => step.includes('infiltrate'))
  expect(raids).toEqual([
    '1 infiltrate 0.1 with G', // This is the learner's trap.
    '0 infiltrate 1.1 with market P', // This is Biscuit's trap.
    '0 infiltrate 1.0 with MO', // This is Biscuit's yarn.
  ])
})

test('the sprung trap can go to more than one place', () => {
  const { met } = rehearsal()
  expect(met.find(({ id }) => id === 'place')?.legal.toSorted()).toEqual(['place new', 'place on 0', 'place on 1'])
})

test('it ends before the game does', () => {
  expect(rehearsal().match.over).toBe(false)
})
