import type { CloseUpWords } from './words.ts'

export const nl: CloseUpWords = {
  head: 'Dezelfde kat waar weinig plaats is',
  back: 'Verdekt ziet elke kaart er zo uit',
  signs: 'Wat de tekens betekenen',
  hand: 'Bekend van deze hand',
  nothing: 'Van deze hand is nog niets bekend.',
  drawPile: 'De kaarten die over zijn, verdekt.',
  discardEmpty: 'Er is nog niets afgelegd.',
}
