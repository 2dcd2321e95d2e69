import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: 'Cel: zbierz 8 kłębków przed innymi. Ukryj je pod bandami i zabezpiecz albo okradnij innych.',
  fame: 'Cel: zbierz przed innymi 8 kłębków albo 6 w sześciu kolorach. Ukryj je pod bandami i zabezpiecz albo okradnij innych.',
  recruit: 'Werbuj: weź 2 karty, każdą z rynku albo ze stosu kart do dobierania.',
  form: 'Utwórz bandę: 1 kot zaczyna bandę albo do niej dołącza, jeśli inna twoja banda ma dokładnie tyle samo kotów.',
  activate: 'Aktywuj: 1 zakryty kot pod bandą. To kłębek, jeśli jego kolor jest w bandzie, inaczej pułapka.',
  secure: 'Zabezpiecz: odkryj zakryte karty, które są kłębkami, każda daje 1.',
  infiltrate: 'Infiltruj: odrzuć kolor każdego kota z bandy albo lustro. Kłębek pod nią jest łupem.',
  mirror: 'Lustro: płaci za każdy kolor, ale nie dołącza do band.',
  trap: 'Pułapka: infiltracja nic nie daje, a właściciel wykłada kota.',
}
