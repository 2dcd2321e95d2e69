import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed: 'So gedruckt in der französischen Ausgabe, der einzigen, die wir kennen.',
  'CB-1':
    'In der Schachtel stehen 90 Katzen in sechs Farben und 20 Spiegel. Dass es 15 von jeder Farbe sind, folgt daraus; drei Farben haben in den Regeln keinen Namen, die haben wir nach den Karten benannt.',
  'CB-2':
    'Dass man zu zweit bis zu viert spielt, zeigt ein Bild, der Text sagt es nicht. Wer beginnt, entscheidet das Los, wenn der Host die Sitzordnung nicht festgelegt hat.',
  'CB-6':
    'Gedruckt ist, dass man zwei Karten nimmt. Dass du die erste siehst, bevor du die zweite wählst, dass eine genügt, wenn es keine andere gibt, und dass es kein Handkartenlimit gibt, lesen wir so: Nichts Gedrucktes spricht dagegen.',
  'CB-11':
    'Die Schachtel sagt nicht, was aus einer Bande wird, deren Wolle gesichert ist. Hier bleibt sie liegen, denn sie kann ebenso gut das nächste Knäuel verstecken.',
  'CB-12':
    'Dass die Bande liegen bleibt, dass du frei wählst, für welche Katzen ein Spiegel zahlt, und dass die Bezahlung gleich danach mitgemischt wird, ist nicht gedruckt. Wir haben gewählt, was euch am meisten überlässt und die wenigsten Karten bewegt.',
  'CB-13':
    'Die Regel zu zweit ist gedruckt. Wann die Lücke im Markt gefüllt wird, nicht; hier geschieht es am Ende des Zuges, wie nach dem Anwerben.',
  'CB-15':
    'Die Schachtel sagt nicht, wann genau der Ablagestapel gemischt wird. Hier geschieht es, sobald die nächste Karte gebraucht wird.',
  'CB-16':
    'Für zwei leere Stapel hat die Schachtel keine Regel. Der Markt bleibt kleiner und wird am Ende eines späteren Zuges aufgefüllt.',
  'CB-19':
    'Die Wahl ist gedruckt. Dass der Tisch sie dir abnimmt, wenn es nur einen Platz gibt, ist unsere Entscheidung: Sie erspart ein Tippen.',
  'CB-20':
    'Die Schachtel sagt nicht, was geschieht, wenn jemand nichts tun kann oder niemand. Hier wird gepasst, und wenn alle nacheinander passen, gewinnen die meisten Knäuel; bei Gleichstand gewinnen alle Ersten zusammen.',
  'CB-21':
    'Die Schachtel sagt nicht, ob man die Farben gewerteter Knäuel später ansehen darf. Der Verlauf erzählt alles, was offen geschah; dort kann man sie nachlesen.',
  'CB-23':
    'Am echten Tisch sieht niemand durch Karten hindurch. Hier ist es ein Versprechen darüber, was der Server sendet.',
}
