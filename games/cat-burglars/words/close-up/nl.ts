import type { CloseUpWords } from './words.ts'

export const nl: CloseUpWords = {
  head: 'Dezelfde kat waar weinig plaats is',
  back: 'Verdekt ziet elke kaart er zo uit',
  signs: 'Wat de tekens betekenen',
  hand: 'Bekend van deze hand',
  nothing: 'Van deze hand is nog niets bekend.',
  drawPile: 'De kaarten die over zijn, verdekt.',
  discardEmpty: 'Er is nog niets afgelegd.',
  cardsTitle: 'Kaarten',
  catMeans: 'Kat: komt bij een bende, ligt verdekt of betaalt de eigen kleur.',
  mirrorMeans: 'Spiegel: betaalt elke kleur. Je kunt hem niet spelen.',
  countInGame: (count) => `${count} in het spel`,
  goal: 'Doel',
  goalText: (balls) => `Wie het eerst ${balls} heeft, wint.`,
  goalHallOfFame: 'Eregalerij: zes bollen in zes verschillende kleuren winnen ook.',
  oneAction: 'Eén actie per beurt',
  yarnOrTrap: 'Wol of val?',
  yarnMeans: 'De verdekte kleur zit bij de katten van de bende: wol.',
  trapMeans: 'Zit die er niet bij: een val. Komt er een kat van die kleur bij, dan wordt het wol.',
}
