import type { EndingWords } from './words.ts'

export const nl: EndingWords = {
  close: (score) => `Zo dichtbij: de winnaar had ${score}.`,
  far: 'Goed gestreden. De volgende partij weet niets van deze.',
  race: 'De race',
  best: (move) => `Je beste beslissing: ${move}`,
  bestOf: (name, move) => `Beste beslissing (${name}): ${move}`,
  costliest: (move, better) => `Je duurste beslissing: ${move}. Beter: ${better}`,
  costliestOf: (name, move, better) => `Duurste beslissing (${name}): ${move}. Beter: ${better}`,
  flawless: 'Geen fouten gevonden.',
  thinking: 'De katten bekijken de beslissingen…',
  achieved: (names) => `Nieuw in jouw verhaal: ${names}`,
}
