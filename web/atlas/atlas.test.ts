import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allTables, type AtlasData } from '@alleycat/bots'
import { gameKind } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import {
  comparedIn,
  figureOf,
  isSure,
  placesOf,
  placeWith,
  suggestion,
  tastesOf,
  WISH_NAMES,
  type Place,
} from './atlas.ts'

const text = readFileSync(fileURLToPath(new URL('atlas.json', import.meta.url)), 'utf8')
const data = JSON.parse(text) as AtlasData

describe('the data file', () => {
  test('is small, and names the command that makes it', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(60_000)
    expect(data.command).toMatch(/^alleycat atlas --out web\/atlas\/atlas\.json /)
    for (const { id, version } of data.atlas) expect(gameKind(id).version).toBe(version)
  })

  test('has every table, each figure with a margin', () => {
    const rows = data.atlas.flatMap(({ sets }) => sets.flatMap(({ seats }) => Object.values(seats)))
    expect(rows).toHaveLength(allTables().length)
    for (const { game, options, seats } of allTables()) {
      const place = placeWith(placesOf(data, game, seats), options)
      if (place?.figures.skill) expect(place.figures.skill.margin).toBeGreaterThan(0)
      const { attacks, ...rest } = place!.figures.greedy
      for (const { margin } of Object.values(rest)) expect(margin).toBeGreaterThan(0)
      // Where no faction attacks, it is certain that nobody does.
      expect(attacks.margin > 0).toBe(attacks.value > 0)
      for (const { worth } of place!.figures.worth) expect(worth.margin).toBeGreaterThan(0)
    }
  })

  test('finds the six colours of Cat Burglars worth the same: a figure that must come out', () => {
    const places = [2, 3, 4].flatMap((seats) => placesOf(data, 'cat-burglars', seats))
    const colours = places.flatMap(({ figures }) => figures.worth.filter(({ card }) => card !== 'M'))
    const mean = colours.reduce((sum, { worth }) => sum + worth.value, 0) / colours.length
    // One interval of twenty misses; a fifth of them would be a fault.
    const missing = colours.filter(({ worth }) => Math.abs(worth.value - mean) > worth.margin)
    expect(missing.length).toBeLessThan(colours.length / 5)
  })
})

/** A table with these figures, all of them this sure. */
const placeOf = (set: number, actions: number, moves: number, attacks: number, margin = 0): Place => {
  const estimate = (value: number) => ({ value, margin })
  const greedy = {
    moves: estimate(moves),
    attacks: estimate(attacks),
    leadChanges: estimate(2),
    firstSeat: estimate(0.04),
  }
  return { options: { set, actions }, figures: { greedy, search: null, skill: estimate(0.5), worth: [] } }
}

const places = Array.from({ length: 12 }, (_, i) => placeOf(i, 1, 20 + i, i / 20))

describe('what is said of a table', () => {
  test('is what sets it apart from the others', () => {
    expect(tastesOf(places[0]!, places)).toEqual(['quick', 'peaceful'])
    expect(tastesOf(places[6]!, places)).toEqual([])
    expect(tastesOf(places[11]!, places)).toEqual(['long', 'nasty'])
  })

  test('is nothing where it is not sure, or where there is little to compare with', () => {
    const unsure = placeOf(99, 1, 20, 0, 50)
    expect(tastesOf(unsure, [...places, unsure])).toEqual([])
    expect(tastesOf(places[0]!, places.slice(0, 4))).toEqual([])
  })

  test('an edge is one only where its interval leaves out zero', () => {
    expect(isSure({ value: -0.04, margin: 0.03 })).toBe(true)
    expect(isSure({ value: 0.04, margin: 0.04 })).toBe(false)
  })
})

describe('suggestions', () => {
  const both = [...places, ...Array.from({ length: 12 }, (_, i) => placeOf(i, 2, i, 1))]

  test('fulfil the wish best, and leave the other options alone', () => {
    expect(suggestion('quickAndNasty', [...places, placeOf(50, 1, 5, 0.9)], { set: 3, actions: 1 })).toEqual({
      set: 50,
      actions: 1,
    })
    for (const wish of WISH_NAMES) expect(suggestion(wish, both, { set: 3, actions: 2 })).toMatchObject({ actions: 2 })
  })

  test('there are none where there is nothing to choose from', () => {
    expect(suggestion('evenStart', placesOf(data, 'cat-burglars', 2), { hallOfFame: false })).toBeNull()
  })

  test('there are none by what was not measured', () => {
    const unmeasured = places.map((place) => ({ ...place, figures: { ...place.figures, skill: null } }))
    expect(suggestion('longAndBrainy', unmeasured, { set: 3, actions: 1 })).toBeNull()
    expect(comparedIn(unmeasured)).not.toContain('skill')
    expect(comparedIn(places)).toContain('skill')
  })

  test('of the atlas differ from each other, and are better than what most sets offer', () => {
    const real = placesOf(data, 'catham-city', 4)
    const options = { factions: 'DHMRS', actionsPerTurn: 1 }
    const wished = WISH_NAMES.flatMap((wish) => suggestion(wish, real, options) ?? [])
    expect(new Set(wished.map((each) => JSON.stringify(each))).size).toBeGreaterThan(2)
    const attacks = real.map((place) => figureOf(place, 'attacks').value).toSorted((a, b) => a - b)
    const nasty = placeWith(real, suggestion('quickAndNasty', real, options)!)!
    expect(figureOf(nasty, 'attacks').value).toBeGreaterThan(attacks[attacks.length / 2]!)
  })
})
