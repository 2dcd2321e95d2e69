import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed:
    'So gedruckt in allen Ausgaben, die wir kennen: HUCH! (Deutsch, Englisch, Niederländisch, Polnisch), Cosmodrome (Englisch) und die französische Ausgabe.',
  'CC-2':
    'In der Schachtel liegen Chips für 90 Punkte, 12 Fünfer und 30 Einer; was geschieht, wenn sie ausgehen, steht nirgends. In einer Partie reichen sie immer, also zählt der Tisch einfach mit.',
  'CC-3':
    'In den Schachteln beginnt, wer die zwielichtigste Vergangenheit hat; in der französischen, wer am besten eine Katze nachmacht. Beides kann der Tisch nicht beurteilen, also entscheidet das Los, wenn der Host die Sitzordnung nicht festgelegt hat.',
  'CC-7':
    'Bei HUCH! nimmst du oder spielst aus. Cosmodrome und die französische Ausgabe sagen, dass du es kannst. Hier musst du: Sonst könnte eine Partie stillstehen.',
  'CC-8':
    'Keine Ausgabe sagt, ob man auch nichts nehmen darf. Hier nimmst du mindestens eine Karte, denn nichts zu nehmen hieße zu passen.',
  'CC-10':
    'HUCH! prüft das Limit am Ende deines Zuges. Cosmodrome und die französische Ausgabe verbieten mehr als 10 Karten zu jeder Zeit. Wir folgen HUCH!: Mitten im Zug darfst du also auch 12 Karten haben und wählst dann unter allen.',
  'CC-11':
    'Bei zwei Aktionen zeigt sich derselbe Unterschied noch einmal: Wir prüfen das Limit einmal, nach der zweiten Aktion. Bei Cosmodrome und in der französischen Ausgabe wäre schon nach der ersten bei 10 Schluss.',
  'CC-13':
    'Die Schachteln sagen, dass der Ablagestapel gemischt wird, wenn der Nachziehstapel leer ist, aber nicht, wann genau. Hier geschieht es, sobald die nächste Karte gebraucht wird; was bis dahin abgeworfen wurde, ist also dabei.',
  'CC-14':
    'Keine Ausgabe sagt, wo die Karten eines Effekts liegen, solange er läuft. Hier warten sie auf dem Tisch und werden nicht mitgemischt. Ein niederländischer Text legt gespielte Robocats und Mafia auf den Nachziehstapel; das ist ein Druckfehler.',
  'CC-15':
    'Für zwei leere Stapel hat keine Ausgabe eine Regel. Du bekommst, was da ist, und die Auslage wird aufgefüllt, sobald es geht.',
  'CC-16': 'Dafür hat keine Ausgabe eine Regel, denn mit 75 Karten kommt es nicht vor.',
  'CC-20':
    'Was bei einer einzigen Karte gilt, steht nur bei HUCH! auf Deutsch, Englisch und Polnisch; dem folgen wir. Ganz ohne Karten, aber mit einem Punkt, geht der Punkt verloren: Das haben wir im selben Sinn entschieden.',
  'CC-21':
    'HUCH! deckt die Karten nacheinander auf. Wir decken sie zusammen auf, weil die Reihenfolge nur ganz am Ende eine Rolle spielt (CC-29a). Im Beispiel der niederländischen Schachtel braucht der Gegner so viele Karten „wie du“; gemeint sind so viele wie Hacker.',
  'CC-22':
    'Keine Ausgabe sagt, was gilt, wenn die Hand kleiner ist als die Zahl der Polizisten oder leer. Dann wird alles aufgedeckt, und auch eine leere Hand darf gewählt werden.',
  'CC-23':
    'Ein niederländischer Text erlaubt das Abwerfen für jede zusätzliche Karte. Die Karte selbst und alle anderen Ausgaben sagen eine, und so halten wir es.',
  'CC-24':
    'Bei Cosmodrome behältst du die aufgedeckten Karten als Punkte. In allen anderen Ausgaben bekommst du Punkte, und die Karten werden abgeworfen; dem folgen wir, damit keine Karte das Spiel verlässt.',
  'CC-25':
    'Keine Ausgabe sagt, ob Antworten geheim sind. Hier antworten alle gleichzeitig, damit niemand auf die anderen warten muss und es nichts bringt, zuletzt zu antworten.',
  'CC-27': 'Eine Wahl aus einer Möglichkeit ist keine: Der Tisch erspart dir das Tippen.',
  'CC-27a':
    'Am echten Tisch verrät eine Pause nicht mehr als ein Gesicht. Hier verriete sie, wer eine Wahl hatte, und damit etwas über eine Hand.',
  'CC-28':
    'Keine Ausgabe sagt, ob eine gegebene Karte gezeigt wird. Hier bleibt sie unter euch beiden, wie wenn sie verdeckt übergeben wird.',
  'CC-29a':
    'HUCH! deckt die Karten der Hacker nacheinander auf, und die Partie könnte mittendrin enden. Wir zählen ein Aufdecken als Ganzes, damit Punkte, gestohlene und abgeworfene Karten nie von einer Reihenfolge abhängen, die niemand gewählt hat.',
  'CC-30':
    'Keine Ausgabe zählt auf, was alle wissen dürfen. Dies ist, was an einem Tisch offen liegt oder gezählt werden kann.',
  'CC-31':
    'Wie bei Karten auf der Hand am echten Tisch. Dass eine Antwort geheim ist, bis alle da sind, gehört zu CC-25.',
  'CC-32':
    'Am echten Tisch sieht niemand durch Karten hindurch. Hier ist es ein Versprechen darüber, was der Server sendet.',
}
