import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Yuriy Zhuravlev',
  illustrator: 'Yuriy Yarovoy',
  editions: [
    'HUCH! (polski, niemiecki, angielski, niderlandzki)',
    'Cosmodrome Games (angielski)',
    'Gigamic (francuski)',
  ],
  box: [
    { thing: '120 kart', here: 'Są tu wszystkie frakcje, narysowane od nowa. W partii bierze udział pięć z ośmiu.' },
    { thing: '42 żetony punktów, 12 po 5 i 30 po 1', here: 'Stół liczy: twoje punkty widać obok nicku.' },
    { thing: '6 kart pomocy', here: 'W czasie partii otwórz ściągę albo dotknij nazwy karty.' },
    { thing: 'Pudełko podróżne (Cosmodrome)', here: 'Telefon też mieści się w kieszeni.' },
  ],
}
