import type { StoryWords } from '../story.ts'

export const de: StoryWords = {
  windfall: { name: 'Volltreffer', how: 'Mach in einem eigenen Zug 4 oder mehr Punkte.' },
  'without-robocats': { name: 'Ohne Maschinen', how: 'Gewinn, ohne Robocats auszuspielen, obwohl sie im Spiel sind.' },
  peaceful: { name: 'Saubere Pfoten', how: 'Gewinn, ohne jemals einen Gegner zum Ziel zu machen.' },
  'every-faction': { name: 'Die ganze Stadt', how: 'Spiel in einer Partie jede der fünf Fraktionen aus.' },
  'three-stolen': { name: 'Tief im System', how: 'Nimm mit einem Satz Hacker 3 oder mehr Karten.' },
  gift: { name: 'Ein heißer Tipp', how: 'Bekomm durch Journalistinnen eine Karte von einem Gegner.' },
  'three-departments': { name: 'Drei Ämter', how: 'Mach mit einem Satz Bürokraten 3 oder mehr Punkte.' },
  raid: { name: 'Razzia', how: 'Mach mit einem Satz Polizei 2 oder mehr Punkte.' },
  'others-turn': { name: 'Nicht so schnell', how: 'Mach im Zug von jemand anderem einen Punkt, durch deine Antwort.' },
  'four-robocats': { name: 'Schweres Gerät', how: 'Spiel vier Robocats auf einmal aus: Punkte statt Karten.' },
  'four-at-once': { name: 'Alles meins', how: 'Nimm 4 oder mehr Karten auf einmal aus der Auslage.' },
  'price-paid': { name: 'Gut bezahlt', how: 'Zahl der Mafia einen Punkt und gewinn trotzdem.' },
}
