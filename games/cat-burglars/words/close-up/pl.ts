import type { CloseUpWords } from './words.ts'

export const pl: CloseUpWords = {
  head: 'Ten sam kot, gdy brakuje miejsca',
  back: 'Zakryta każda karta wygląda tak samo',
  signs: 'Co oznaczają znaki',
  hand: 'Znane karty z ręki',
  nothing: 'O tej ręce nic jeszcze nie wiadomo.',
  drawPile: 'Karty, które pozostały, zakryte.',
  discardEmpty: 'Nic jeszcze nie odrzucono.',
}
