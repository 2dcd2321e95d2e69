import type { StoryWords } from '../story.ts'

export const nl: StoryWords = {
  windfall: { name: 'Grote slag', how: 'Scoor in één beurt van jou 4 of meer punten.' },
  'without-robocats': { name: 'Zonder machines', how: 'Win zonder Robocats te spelen, hoewel ze meedoen.' },
  peaceful: { name: 'Schone pootjes', how: 'Win zonder ooit een opponent als doelwit te kiezen.' },
  'every-faction': { name: 'De hele stad', how: 'Speel in één partij een set van elk van de vijf groeperingen.' },
  'three-stolen': { name: 'Diep in het systeem', how: 'Neem met één set Hackers 3 of meer kaarten.' },
  gift: { name: 'Een goede tip', how: 'Krijg door Journalisten een kaart van een opponent.' },
  'three-departments': { name: 'Drie loketten', how: 'Scoor met één set Ambtenaren 3 of meer punten.' },
  raid: { name: 'Inval', how: 'Scoor met één set Politie 2 of meer punten.' },
  'others-turn': { name: 'Niet zo snel', how: 'Scoor een punt in de beurt van iemand anders, met je antwoord.' },
  'four-robocats': { name: 'Zwaar materieel', how: 'Speel vier Robocats tegelijk: punten in plaats van kaarten.' },
  'four-at-once': { name: 'Alles voor mij', how: 'Neem 4 of meer kaarten tegelijk.' },
  'price-paid': { name: 'De prijs waard', how: 'Betaal de Maffia met een punt, en win toch.' },
}
