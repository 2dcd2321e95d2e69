import type { StoryWords } from '../story.ts'

export const de: StoryWords = {
  'trap-sprung': { name: 'Schnapp!', how: 'Lass jemanden in eine deiner Fallen laufen.' },
  'two-traps': { name: 'Fallensteller', how: 'Lass Gegner in einer Partie in zwei deiner Fallen laufen.' },
  'trapped-and-won': { name: 'Lehrgeld', how: 'Lauf in eine Falle und gewinn trotzdem.' },
  heist: { name: 'Der erste Coup', how: 'Stiehl ein Wollknäuel aus einer fremden Bande.' },
  'three-heists': { name: 'Meisterdieb', how: 'Stiehl in einer Partie drei Wollknäuel.' },
  'two-secured': { name: 'Zwei auf einen Streich', how: 'Sichere zwei Wollknäuel auf einmal.' },
  'three-secured': { name: 'Fette Beute', how: 'Sichere drei Wollknäuel auf einmal.' },
  'mirror-paid': { name: 'Spiegelfechter', how: 'Bezahl ein Infiltrieren mit einem Spiegel.' },
  'two-mirrors': { name: 'Spiegelsaal', how: 'Wirb in einem Zug zwei Spiegel an.' },
  untouched: { name: 'Sicheres Versteck', how: 'Gewinn, ohne dass dir jemand ein Wollknäuel stiehlt.' },
  honest: { name: 'Ehrliche Arbeit', how: 'Gewinn, ohne eine Bande zu infiltrieren.' },
  'four-colours': { name: 'Bunter Haufen', how: 'Bilde in einer Partie Banden mit Katzen in vier Farben.' },
}
