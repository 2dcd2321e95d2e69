import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Catham City wählt, und du hast die Schnurrhaare fürs Rathaus. Deine Rivalen: Biscuit, der hortet, und Tangle, die beißt. Wer zuerst 16 Wahlkampfpunkte hat, gewinnt auf der Stelle.',
  turn: 'Fünf Fraktionen mit je fünfzehn Karten stehen bereit. In deinem Zug tust du genau eines: Karten einer Fraktion aus der Auslage nehmen oder einen Satz aus der Hand spielen.',
  take: {
    ask: 'In der Auslage liegen drei Wissenschaftler, und drei sind ein Satz. Wähle alle drei und nimm sie: Einzeln geholt kosten sie dich zwei Züge mehr.',
    otherwise:
      'Das darfst du, aber drei Wissenschaftler auf einmal warten nicht auf dich: Da schlägt sonst jemand anders zu. Wähle alle drei und nimm sie.',
  },
  watching:
    'Die Auslage wird sofort aufgefüllt. Biscuit nahm zwei Detektive, Tangle zwei Robocats. Das geschieht vor aller Augen. Merk dir, wer was sammelt: Es wird sich lohnen.',
  scientists: {
    ask: 'Du hast drei Wissenschaftler, also spiel sie aus. Sie bringen 2 Punkte und 2 frische Karten vom Nachziehstapel, die außer dir niemand sieht.',
    otherwise:
      'Erlaubt ist das, aber ein fertiger Satz bringt in der Pfote nichts ein. Spiel die drei Wissenschaftler: 2 Punkte und 2 Karten.',
  },
  tangleScores:
    'Tangle spielte vier Robocats: 3 Punkte. Biscuit nahm zwei Hacker, merk dir das. Robocats können zweierlei: Vier bringen Punkte, zwei holen fünf Karten.',
  robocats: {
    ask: 'Du hast zwei Robocats. Punkte gibt es dafür keine, aber fünf Karten für zwei sind das beste Geschäft der Stadt. Spiel beide.',
    otherwise:
      'Guter Riecher, aber mit voller Hand kann danach jeder Zug punkten. Spiel zuerst deine zwei Robocats und zieh fünf Karten.',
  },
  handLimit: {
    ask: 'Elf Karten! Am Ende deines Zuges darfst du zehn behalten. Alle haben Gesellschaft, nur der eine Robocat nicht: Wähle ihn und wirf ihn ab.',
    otherwise:
      'Diese Karte hat Freunde auf deiner Hand und gehört bald zu einem Satz. Trenn dich lieber vom einsamen Robocat.',
  },
  answerDetectives: {
    ask: 'Biscuit spielt drei Detektive für 3 Punkte, dazu einen Wissenschaftler. Alle anderen dürfen nun einen Wissenschaftler für 1 Punkt abwerfen. Du hast zwei: Gib einen her.',
    otherwise:
      'Passen ist klug, wenn du die Karte brauchst. Aber zwei Wissenschaftler sind noch kein Satz, und dieser Punkt ist geschenkt. Wirf einen ab.',
  },
  detectives: {
    ask: 'Jetzt schnüffelst du: Spiel drei Detektive und eine Zusatzkarte für 3 Punkte. Deren Fraktion dürfen die anderen einlösen, also leg dazu, was dir nicht fehlt: den Wissenschaftler.',
    otherwise:
      'Moment: Mit Hackern und Mafia hast du noch etwas vor, und Nehmen kann warten. Drei Detektive und der Wissenschaftler: 3 Punkte für Karten, die dir nicht fehlen.',
  },
  cashedIn:
    'Tangle hatte einen Wissenschaftler und löste ihn für 1 Punkt ein, Biscuit passte. Das ist der Preis der Detektive: Wähle die Zusatzkarte mit Bedacht.',
  hackers: {
    ask: 'Hacker infiltrieren eine fremde Hand. Dann werden so viele Karten aufgedeckt, wie du schickst. Jeder Hacker darunter ist 1 Punkt. Biscuit sammelt Hacker: Schick alle drei hin.',
    otherwise:
      'Das geht, aber mehr Hacker decken mehr Karten auf, und Biscuit hat vor aller Augen Hacker genommen. Schick alle drei dorthin.',
  },
  hacked:
    'Zwei Hacker aufgedeckt: 2 Punkte! Die dritte Karte, ein Robocat, gehört jetzt dir. Der Hacker, der verborgen blieb, arbeitet nun für Biscuit und geht vielleicht bald selbst auf Tour.',
  takeMafia: {
    ask: 'Die Familie ist in der Stadt: drei Mafia-Karten in der Auslage, zwei auf deiner Hand. Vier sind ein Satz, aber Tangle sammelt sie auch. Nimm alle drei, dann bekommt sie keine.',
    otherwise: 'Verständlich, aber jede Mafia-Karte, die du liegen lässt, arbeitet bald für Tangle. Nimm alle drei.',
  },
  mafia: {
    ask: 'Vier Mafia-Karten, ein Angebot, das niemand ablehnen kann: 2 Punkte für dich, und alle anderen werfen zwei Karten ab oder geben einen Punkt zurück. Spiel vier.',
    otherwise:
      'Nette Idee, aber ein geschlossener Geigenkasten macht keine Musik. Spiel jetzt vier Mafia-Karten: Beide Rivalen haben etwas zu verlieren.',
  },
  takeRobocats: {
    ask: 'Biscuit gab einen Punkt zurück, Tangle zwei Karten her. In der Auslage liegen vier Robocats, und vier bringen 3 Punkte. Einen hast du, nimm trotzdem alle: Ersatz mildert Schläge.',
    otherwise:
      'Das geht auch, aber vier Robocats liegen selten beisammen. Nimm alle: vier für die Punkte, einen als Reserve.',
  },
  answerMafia: {
    ask: 'Tangle schlägt zurück: Wirf zwei Karten ab oder gib einen Punkt zurück. Punkte sind rar, und zwei Karten kannst du entbehren: eine Mafia-Karte und den fünften Robocat. Wirf sie ab.',
    otherwise:
      'Du darfst, aber es kostet dich mehr: einen Punkt oder deinen Satz aus vier. Entbehren kannst du nur eine Mafia-Karte und einen Robocat.',
  },
  fourRobocats: {
    ask: 'Dein Satz ist heil geblieben. Spiel alle vier Robocats: 3 Punkte, macht 13. Zwei würden Karten ziehen, aber so kurz vor dem Rathaus zählen Punkte mehr.',
    otherwise: 'Am Anfang wäre das klug, aber jetzt ist es knapp. Alle vier Robocats auf einmal sind 3 Punkte wert.',
  },
  closeRace:
    '13 Punkte für dich, 12 für Tangle: Ihre Detektive haben gerade 3 eingebracht. Deine Pfoten sind leer, und dir fehlt noch ein Satz für 3 Punkte.',
  takeDetectives: {
    ask: 'Vier Detektive in der Auslage! Drei sind der Satz, und der vierte kann die Zusatzkarte sein. Nimm alle vier.',
    otherwise:
      'Knapp daneben: Drei Detektive brauchen noch eine Zusatzkarte, und andere Sätze brauchen mehr Zeit. Nimm alle vier Detektive.',
  },
  win: {
    ask: 'Jetzt gilt es. Spiel drei Detektive mit dem vierten als Zusatzkarte. Punkte kommen zuerst: Bei 16 ist Schluss, bevor jemand antworten kann.',
    otherwise:
      'Vorsicht: Jeder weitere Zug ist eine Chance für Tangle. Mach es mit allen vier Detektiven fertig, und das Rathaus gehört dir.',
  },
  won: 'Catham City hat gewählt: dich! Du hast genommen, gespielt, geantwortet, abgeworfen und gewonnen, mit 16 zu 12 zu 8. Sogar die Tauben auf dem Rathaus klatschen.',
  otherFactions:
    'Drei Fraktionen blieben heute zu Hause: Die Polizei durchsucht Hände, Journalistinnen leben von Geschenken, Bürokraten decken auf und zählen. Je fünf ergeben ein Spiel. Misch sie!',
})
