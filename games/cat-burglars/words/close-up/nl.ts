import type { CloseUpWords } from './words.ts'

export const nl: CloseUpWords = {
  head: 'Dezelfde kat waar weinig plaats is',
  back: 'Verdekt ziet elke kaart er zo uit',
  signs: 'Wat de tekens betekenen',
  hand: 'Gezien van de hand',
  nothing: 'Van de hand is nog niets gezien.',
  drawPile: 'De kaarten die over zijn, verdekt.',
}
