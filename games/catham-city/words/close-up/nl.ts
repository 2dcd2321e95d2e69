import type { CloseUpWords } from './words.ts'

export const nl: CloseUpWords = {
  card: 'Een kaart',
  number: 'Zoveel als je wilt; nog eens: evenveel',
  draw: 'Trek een kaart',
  reveal: 'Leg een kaart van de trekstapel open',
  leads: 'levert op',
  everyone: 'Elke opponent',
  one: 'Eén opponent',
  seen: 'Kaarten uit die hand worden open gelegd',
  you: 'Gaat naar je hand',
  either: 'of',
  also: 'en',
  discard: 'Afleggen',
  unlike: 'Elke open gelegde groepering',
  points: 'Punten',
  lost: 'Een punt inleveren',
  signs: 'Wat de tekens betekenen',
  hand: 'Bekend van deze hand',
  nothing: 'Van deze hand is nog niets bekend.',
  drawPile: 'De kaarten die over zijn, verdekt.',
  discardPile: 'Gespeelde en afgelegde kaarten.',
}
