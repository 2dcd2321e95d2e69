import type { StoryWords } from '../story.ts'

export const pl: StoryWords = {
  'trap-sprung': { name: 'Trzask!', how: 'Niech ktoś wpadnie w twoją pułapkę.' },
  'two-traps': { name: 'Mistrz pułapek', how: 'Niech w jednej partii przeciwnicy wpadną w dwie twoje pułapki.' },
  'trapped-and-won': { name: 'Nauczka', how: 'Wpadnij w pułapkę, a i tak wygraj.' },
  heist: { name: 'Pierwszy skok', how: 'Ukradnij kłębek z cudzej bandy.' },
  'three-heists': { name: 'Mistrz włamań', how: 'Ukradnij trzy kłębki w jednej partii.' },
  'two-secured': { name: 'Dwa za jednym zamachem', how: 'Zabezpiecz dwa kłębki naraz.' },
  'three-secured': { name: 'Wielki łup', how: 'Zabezpiecz trzy kłębki naraz.' },
  'mirror-paid': { name: 'Gra luster', how: 'Zapłać za infiltrację lustrem.' },
  'two-mirrors': { name: 'Sala luster', how: 'Zwerbuj dwa lustra w jednej turze.' },
  untouched: { name: 'Bezpieczna kryjówka', how: 'Wygraj bez utraty choćby jednego kłębka.' },
  honest: { name: 'Uczciwa praca', how: 'Wygraj bez infiltrowania bandy.' },
  'four-colours': { name: 'Barwna ferajna', how: 'Utwórz w jednej partii bandy z kotów czterech kolorów.' },
}
