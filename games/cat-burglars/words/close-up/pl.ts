import type { CloseUpWords } from './words.ts'

export const pl: CloseUpWords = {
  head: 'Ten sam kot, gdy brakuje miejsca',
  back: 'Zakryta każda karta wygląda tak samo',
  signs: 'Co oznaczają znaki',
  hand: 'Widziane z ręki',
  nothing: 'Z ręki nic jeszcze nie widziano.',
  drawPile: 'Karty, które pozostały, zakryte.',
}
