import type { CloseUpWords } from './words.ts'

export const nl: CloseUpWords = {
  card: 'Een kaart',
  number: 'Zoveel als je wilt; nog eens: evenveel',
  draw: 'Trek een kaart',
  reveal: 'Draai een kaart van de trekstapel om',
  leads: 'levert op',
  everyone: 'Elke opponent',
  one: 'Eén opponent',
  seen: 'Kaarten uit die hand worden getoond',
  you: 'Gaat naar je hand',
  either: 'of',
  also: 'en',
  discard: 'Afleggen',
  unlike: 'Elke andere groepering',
  points: 'Punten',
  lost: 'Een punt inleveren',
  signs: 'Wat de tekens betekenen',
  hand: 'Gezien van de hand',
  nothing: 'Van de hand is nog niets gezien.',
  drawPile: 'De kaarten die over zijn, verdekt.',
  discardPile: 'Gespeelde en afgelegde kaarten.',
}
