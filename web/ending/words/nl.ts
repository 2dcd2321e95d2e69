import type { EndingWords } from './words.ts'

export const nl: EndingWords = {
  close: (score) => `Zo dichtbij: de winnaar had ${score}.`,
  far: 'Goed gestreden. De volgende partij weet niets van deze.',
  race: 'De race',
  best: (move) => `Je beste beslissing: ${move}`,
  costliest: (move, better) => `Je duurste beslissing: ${move}. Beter: ${better}`,
  flawless: 'In je beslissingen is geen fout gevonden.',
  thinking: 'De katten bekijken je beslissingen…',
  achieved: (names) => `Nieuw in jouw verhaal: ${names}`,
}
