import type { StoryWords } from '../story.ts'

export const pl: StoryWords = {
  windfall: { name: 'Gruby łup', how: 'Zdobądź 4 lub więcej punktów w jednej swojej turze.' },
  'without-robocats': { name: 'Bez maszyn', how: 'Wygraj bez zagrania Robokotów, choć są w grze.' },
  peaceful: { name: 'Czyste łapki', how: 'Wygraj bez zagrania zestawu na przeciwnika.' },
  'every-faction': { name: 'Całe miasto', how: 'Zagraj w jednej partii zestaw każdej z pięciu frakcji.' },
  'three-stolen': { name: 'W głąb systemu', how: 'Weź 3 lub więcej kart jednym zestawem Hakerów.' },
  gift: { name: 'Cynk', how: 'Dostań kartę od przeciwnika dzięki Dziennikarzom.' },
  'three-departments': { name: 'Trzy okienka', how: 'Zdobądź 3 lub więcej punktów jednym zestawem Urzędników.' },
  raid: { name: 'Nalot', how: 'Zdobądź 2 lub więcej punktów jednym zestawem Policji.' },
  'others-turn': { name: 'Nie tak szybko', how: 'Zdobądź punkt w cudzej turze dzięki swojej odpowiedzi.' },
  'four-robocats': { name: 'Ciężki sprzęt', how: 'Zagraj cztery Robokoty naraz: punkty zamiast kart.' },
  'four-at-once': { name: 'Wszystko moje', how: 'Weź naraz 4 lub więcej kart.' },
  'price-paid': { name: 'Warte swojej ceny', how: 'Zapłać Mafii punktem, a i tak wygraj.' },
}
