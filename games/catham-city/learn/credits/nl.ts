import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Yuriy Zhuravlev',
  illustrator: 'Yuriy Yarovoy',
  editions: ['HUCH! (Nederlands, Duits, Engels, Pools)', 'Cosmodrome Games (Engels)', 'Gigamic (Frans)'],
  box: [
    { thing: '120 kaarten', here: 'Alle acht groeperingen zijn er, opnieuw getekend. Een partij gebruikt er vijf.' },
    { thing: '42 fiches voor punten, 12 van 5 en 30 van 1', here: 'De tafel telt: je punten staan naast je naam.' },
    { thing: '6 infokaarten', here: 'Open tijdens de partij het overzicht, of tik op de naam van een kaart.' },
    { thing: 'Reisdoos (Cosmodrome)', here: 'Een telefoon past ook in je zak.' },
  ],
}
