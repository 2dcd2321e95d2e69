import type { CloseUpWords } from './words.ts'

export const pl: CloseUpWords = {
  card: 'Karta',
  number: 'Dowolna liczba; powtórzona: tyle samo',
  draw: 'Dobierz kartę',
  reveal: 'Odkryj kartę ze stosu do dobierania',
  leads: 'daje',
  everyone: 'Każdy przeciwnik',
  one: 'Jeden przeciwnik',
  seen: 'Karty z tej ręki zostają odkryte',
  you: 'Trafia na twoją rękę',
  either: 'albo',
  also: 'i',
  discard: 'Odrzuć',
  unlike: 'Każda inna frakcja',
  points: 'Punkty',
  lost: 'Oddany punkt',
  signs: 'Co oznaczają znaki',
  hand: 'Widziane z ręki',
  nothing: 'Z ręki nic jeszcze nie widziano.',
  drawPile: 'Karty, które pozostały, zakryte.',
  discardPile: 'Karty zagrane i odrzucone.',
}
