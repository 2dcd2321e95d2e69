import type { BotLines } from '@alleycat/ui/company.ts'

export const lines: BotLines = {
  biscuit: {
    gain: 'Miękki jak poduszka ten kłębek.',
    loss: 'Moja poduszka do drzemki!',
    win: 'Tyle włóczki. Pora na drzemkę.',
  },
  tangle: {
    gain: 'Najpierw łapię, potem pytam!',
    loss: 'Zapłacisz mi za to!',
    win: 'Wszystkie nitki prowadzą do mnie!',
  },
  duchess: { gain: 'W złocie mi do twarzy.', loss: 'Jakie to pospolite.', win: 'Kolekcja jest kompletna.' },
  marlowe: { gain: 'Po nitce do kłębka.', loss: 'No tak, tylne drzwi.', win: 'I wszystko zwinięte.' },
  'old-tom': {
    gain: 'Powolne łapy, pełny worek.',
    loss: 'Lepsze koty już próbowały.',
    win: 'Dobrego skoku się nie pospiesza.',
  },
  vesper: { gain: 'Kłębek czy pułapka? Zgaduj.', loss: 'Dobra gra. Wyjątkowo.', win: 'Nikt nie widział, jak znikam.' },
}
