import type { GameCredits } from '@alleycat/ui/learn/credits.ts'

export const credits: GameCredits = {
  designer: 'Daan Alers',
  illustrator: null,
  editions: ['De Franse uitgave'],
  box: [
    {
      thing: '110 kaarten: 90 katten en 20 spiegels',
      here: 'Ze zijn er allemaal, opnieuw getekend. Elke kleur heeft ook een eigen vacht en een eigen letter.',
    },
    {
      thing: 'De gouden bol op de achterkant van elke kaart',
      here: 'Verdekte kaarten tonen die hier ook, en de tafel telt je bollen.',
    },
  ],
}
