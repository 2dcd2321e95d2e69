import type { CloseUpWords } from './words.ts'

export const pl: CloseUpWords = {
  card: 'Karta',
  number: 'Dowolna liczba; powtórzona: tyle samo',
  draw: 'Dobierz kartę',
  reveal: 'Odkryj kartę ze stosu kart do dobierania',
  leads: 'daje',
  everyone: 'Każdy przeciwnik',
  one: 'Jeden przeciwnik',
  seen: 'Karty z tej ręki zostają odkryte',
  you: 'Trafia na twoją rękę',
  either: 'albo',
  also: 'i',
  discard: 'Odrzuć',
  unlike: 'Każda odkryta frakcja',
  points: 'Punkty',
  lost: 'Oddany punkt',
  signs: 'Co oznaczają znaki',
  hand: 'Znane karty z ręki',
  nothing: 'O tej ręce nic jeszcze nie wiadomo.',
  drawPile: 'Karty, które pozostały, zakryte.',
  discardPile: 'Karty zagrane i odrzucone.',
}
