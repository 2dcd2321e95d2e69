import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: (points) =>
    `Doel: haal als eerste ${points} punten. Neem in je beurt kaarten van één groepering of speel een set.`,
  take: 'Nemen: zoveel kaarten van één groepering als je wilt. De open kaarten worden meteen aangevuld.',
  D: 'Detectives: drie en een extra kaart geven 3 punten. Opponenten mogen die groepering afleggen voor 1.',
  H: 'Hackers infiltreren in een hand, dan worden er zoveel kaarten open gelegd: +1 per Hacker, de rest wisselt van hand.',
  J: 'Journalisten: twee geven 2 punten, en elke opponent mag een kaart weggeven.',
  M: 'Maffia: vier geven 2 punten. Elke opponent verliest 2 kaarten of 1 punt.',
  O: 'Ambtenaren: zoveel kaarten van de trekstapel worden open gelegd, +1 per open gelegde groepering.',
  P: 'Politieagenten: zoveel kaarten van een hand worden open gelegd, +1 voor elke van de groepering van de andere kaart.',
  R: 'Robocats: twee trekken 5 kaarten, vier geven 3 punten.',
  S: 'Wetenschappers: drie geven 2 punten en trekken 2 kaarten.',
  limit: 'Handlimiet: 10 kaarten aan het eind van je beurt.',
  answer: 'Jij antwoordt ook. Niemand ziet je antwoord voordat iedereen heeft geantwoord.',
  standing: 'Weer dezelfde vraag? De robotknop kan hem voortaan voor je beantwoorden.',
}
