import type { CloseUpWords } from './words.ts'

export const pl: CloseUpWords = {
  head: 'Ten sam kot, gdy brakuje miejsca',
  back: 'Zakryta każda karta wygląda tak samo',
  signs: 'Co oznaczają znaki',
  hand: 'Znane karty z ręki',
  nothing: 'O tej ręce nic jeszcze nie wiadomo.',
  drawPile: 'Karty, które pozostały, zakryte.',
  discardEmpty: 'Nic jeszcze nie odrzucono.',
  cardsTitle: 'Karty',
  catMeans: 'Kot: dołącza do band, leży zakryty albo płaci za swój kolor.',
  mirrorMeans: 'Lustro: płaci za każdy kolor. Nie można go wyłożyć.',
  countInGame: (count) => `${count} w grze`,
  goal: 'Cel',
  goalText: (balls) => `Wygrywa, kto pierwszy ma ${balls}.`,
  goalHallOfFame: 'Galeria sław: wygrywa też sześć kłębków w sześciu różnych kolorach.',
  oneAction: 'Jedna akcja na turę',
  yarnOrTrap: 'Kłębek czy pułapka?',
  yarnMeans: 'Zakryty kolor jest wśród kotów bandy: kłębek.',
  trapMeans: 'Nie ma go tam: pułapka. Gdy dołączy kot tego koloru, stanie się kłębkiem.',
}
