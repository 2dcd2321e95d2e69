import { describe, expect, test } from 'vitest'
import { CARDS } from '../rules/vocabulary.ts'
import { LANGUAGES } from './testing/languages.ts'

const { en, de, fr, nl, pl } = LANGUAGES

describe('the words', () => {
  test('no language borrows from another', () => {
    for (const words of [de, fr, nl, pl]) {
      const same = Object.entries(words).filter(
        ([key, value]) => typeof value === 'string' && value === en[key as keyof typeof en],
      )
      expect(same).toEqual([])
    }
  })

  test('every card has a name in every language', () => {
    for (const words of Object.values(LANGUAGES)) {
      const names = CARDS.map((card) => words.cardName(card))
      expect(new Set(names).size).toBe(CARDS.length)
      for (const name of names) expect(name.length).toBeGreaterThan(3)
    }
  })

  test('a stack in the hand is named with its number, which is not mistaken for a place in a row', () => {
    for (const words of Object.values(LANGUAGES)) expect(words.inHand('M', 2)).toMatch(/^\S+, 2 \D+$/)
  })

  test('Polish counts 1, 2, 5, 12 and 22', () => {
    expect([1, 2, 5, 12, 22].map(pl.score)).toEqual(['1 kłębek', '2 kłębki', '5 kłębków', '12 kłębków', '22 kłębki'])
    expect(pl.toldHand(`BBGGGGGM`)).toBe('Twoja ręka: 2 niebieskie koty, 5 zielonych kotów i 1 lustro')
  })

  test('French uses the singular for 0', () => {
    expect([0, 1, 2].map(fr.score)).toEqual(['0 Pelote', '1 Pelote', '2 Pelotes'])
  })

  test('Polish verbs take the accusative, and need no pronoun for the reader', () => {
    expect(pl.toldRecruit(null, 'BM')).toBe('Werbujesz 1 niebieskiego kota i 1 lustro')
    expect(pl.toldRecruit('Biscuit', 'YY')).toBe('Biscuit werbuje 2 żółte koty')
  })

  test('a player who secures past the goal is not told of 9 of 8', () => {
    for (const words of Object.values(LANGUAGES)) expect(words.scores(2, 9, 8)).not.toMatch(/8/)
  })

  test('buttons are short', () => {
    for (const words of Object.values(LANGUAGES)) {
      const { recruitButton, formButton, newGang, activateButton, secureButton, infiltrateButton, placeButton } = words
      for (const text of [
        recruitButton,
        formButton,
        newGang,
        activateButton,
        secureButton,
        infiltrateButton,
        placeButton,
      ])
        expect(text.length).toBeLessThanOrEqual(18)
      expect(words.secureAll(12).length).toBeLessThanOrEqual(20)
    }
  })

  test('the five actions are explained', () => {
    for (const words of Object.values(LANGUAGES)) expect(words.overview).toHaveLength(5)
  })
})
