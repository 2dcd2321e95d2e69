import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/de.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'Das Ziel',
    body: [
      'Nacht im Museum. Deine Katzen sind hinter den goldenen Wollknäueln her, aber die anderen Banden auch. Bilde Banden, schieb Karten darunter und mach dich mit der Wolle davon.',
      {
        text: 'Wer zuerst 8 Wollknäuel besitzt, gewinnt auf der Stelle. In der Variante Ruhmeshalle gibt es einen zweiten Weg zum Sieg; du findest sie weiter unten.',
        asked: 'wie wann gewinne ich gewinnt man Sieg siegen Gewinner',
      },
    ],
  },
  deck: {
    title: 'Die Karten',
    body: [
      {
        text: 'Das Spiel hat 110 Karten: 90 Katzen in sechs Farben, 15 von jeder, und 20 Spiegel. Zu jeder Farbe gehören auch ein eigenes Fellmuster und ein Buchstabe. So kannst du die Katzen unterscheiden, ohne Farben zu sehen.',
        asked: 'wie viele Spiegel Karten Katzen Farben gibt es',
      },
      'Katzen in Blau, Grün, Orange, Violett, Rot und Gelb.',
      {
        text: 'Ein Spiegel ist ein Joker beim Infiltrieren. Zu etwas anderem taugt er nicht.',
        asked: 'wofür ist ein Spiegel Joker',
      },
      'Auf der Rückseite jeder Karte ist ein goldenes Wollknäuel. Was eine verdeckte Karte wirklich ist, hängt von der Bande darüber ab.',
    ],
  },
  setup: {
    title: 'Vor dem ersten Zug',
    body: [
      {
        text: 'Ihr spielt zu zweit, zu dritt oder zu viert, reihum im Uhrzeigersinn. Wer auf Platz 1 sitzt, fängt an. Wer das ist, entscheidet das Los, es sei denn, die Sitzordnung wurde vorher festgelegt.',
        asked: 'wer beginnt zuerst wie viele Leute Spieler können mitspielen',
      },
      {
        text: 'Alle 110 Karten werden gemischt, Spiegel und Katzen zusammen. Ihr bekommt je 6 Karten. Weitere 6 werden offen ausgelegt: der Markt. Die übrigen Karten bilden den verdeckten Nachziehstapel.',
        asked: 'was ist der Markt wie viele Karten am Anfang bekomme ich',
      },
      'So kann der Markt am Anfang aussehen.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    body: [
      'In deinem Zug führst du eine von fünf Aktionen aus, nicht mehr und nicht weniger:',
      [
        'Anwerben: Du nimmst 2 Karten auf die Hand.',
        'Bande bilden: Du legst 1 Katze offen aus, als neue Bande oder zu einer vorhandenen.',
        'Aktivieren: Du legst 1 Katze verdeckt unter eine deiner Banden.',
        'Sichern: Du wertest deine eigenen Wollknäuel.',
        'Infiltrieren: Du zahlst mit Karten und holst dir, was unter einer fremden Bande liegt.',
      ],
      { text: 'Passen darfst du nur, wenn keine der fünf möglich ist.', asked: 'passen aussetzen kann darf ich' },
      'Danach geht es links von dir weiter.',
    ],
  },
  recruit: {
    title: 'Anwerben',
    body: [
      {
        text: 'Du nimmst nacheinander 2 Karten. Jedes Mal hast du die Wahl: eine Karte aus dem Markt oder die oberste vom Nachziehstapel, die außer dir niemand sieht.',
        asked: 'wie viele Karten ziehe nehme ziehen keine mehr habe leer',
      },
      'Ein Spiegel aus dem Markt und eine unbekannte Karte vom Nachziehstapel.',
      {
        text: 'Du siehst die erste Karte, bevor du die zweite wählst. Der Markt wird dazwischen nicht aufgefüllt. Erst am Ende deines Zuges kommen wieder Karten nach, bis es 6 sind.',
        asked: 'wann wird der Markt aufgefüllt',
      },
      {
        text: 'Ist nur noch 1 Karte zu haben, nimmst du eben nur diese. Ein Handkartenlimit gibt es nicht: Du darfst so viele Karten behalten, wie du willst.',
        asked:
          'wie viele Karten darf kann ich auf der Hand haben halten behalten höchstens maximal Maximum Handkartenlimit Handlimit',
      },
      'Du ziehst vom Stapel und bekommst eine grüne Katze. Im Markt liegt noch eine grüne, also nimmst du sie als zweite Karte. Dann wird der Markt aufgefüllt.',
      'Tipp: Was du aus dem Markt nimmst, sehen alle. Zieh vom Stapel, wenn du deine Pläne für dich behalten willst.',
    ],
  },
  form: {
    title: 'Bande bilden',
    body: [
      {
        text: 'Du legst 1 Katze aus deiner Hand offen vor dich. Sie gründet eine neue Bande oder schließt sich einer deiner Banden an. Spiegel kannst du nicht auslegen.',
        asked: 'auslegen',
      },
      'Eine neue Bande aus einer Katze.',
      {
        text: 'Eine neue Bande darfst du immer gründen. Eine vorhandene darf nur wachsen, wenn du noch eine zweite mit genau gleich vielen sichtbaren Katzen hast.',
        asked:
          'wie viele Banden Katzen Karten in einer hat eine Bande wie groß gleiche Farbe zweimal vergrößern wachsen',
      },
      'Du hast zwei Banden mit je einer Katze. Also darf sich eine grüne Katze der roten anschließen.',
      [
        'Gezählt werden nur sichtbare Katzen, nicht die Karte darunter.',
        'Auch eine Bande mit verdeckter Karte darf wachsen.',
        'Dieselbe Farbe darf in einer Bande mehrmals vorkommen.',
      ],
      'Du hast eine Bande mit 2 Katzen und eine mit 1. Keine darf wachsen, denn keine hat ein gleich großes Gegenstück. Also gründest du eine zweite Bande mit 1 Katze. Später wächst eine der kleinen Banden auf 2 Katzen. Nun hast du zwei Banden mit 2 Katzen, und eine davon kann auf 3 wachsen.',
      'Tipp: In eine große Bande einzubrechen ist teuer. Sie braucht aber kleine neben sich, also gründe früh mehrere.',
    ],
  },
  activate: {
    title: 'Aktivieren',
    body: [
      {
        text: 'Du legst 1 Katze aus deiner Hand verdeckt unter eine deiner Banden. Unter jeder Bande ist nur Platz für eine solche Karte. Mit Spiegeln geht das nicht.',
        asked: 'wie lege stelle ich eine Falle auslegen verstecken zwei zweite Karten darunter unter Bande legen',
      },
      'Eine Bande aus zwei Katzen mit einer verdeckten Karte.',
      {
        text: 'Die Karte darunter gehört nicht zur Bande und zählt nicht als Katze. Deine eigenen verdeckten Karten darfst du jederzeit ansehen. Die anderen sehen nur, dass dort eine liegt. Sie bleibt liegen, bis sie gesichert oder die Bande infiltriert wird.',
        asked:
          'gucken nachsehen schauen meine verdeckte Karte ansehen anschauen verdeckte Karte zurücknehmen wegnehmen',
      },
      'Du legst eine blaue Katze verdeckt unter deine Bande aus Rot und Blau. Die Bande hat weiterhin 2 sichtbare Katzen. In deinem nächsten Zug kannst du die Karte sichern, wenn dir niemand zuvorkommt.',
      {
        text: 'Tipp: Versteck ab und zu eine falsche Farbe. Lägen bei dir immer Wollknäuel, würden alle zugreifen.',
        asked: 'bluffen lügen täuschen schummeln',
      },
    ],
  },
  'yarn-or-trap': {
    title: 'Wollknäuel oder Falle?',
    body: [
      {
        text: 'Was ist eine verdeckte Karte wert? Vergleiche ihre Farbe mit den sichtbaren Katzen ihrer Bande. Hat eine davon diese Farbe, ist die Karte ein goldenes Wollknäuel. Hat keine davon diese Farbe, ist sie eine Falle.',
        asked: 'kann eine Falle zu Wolle werden was ist Wolle eine Falle muss die Farbe stimmen passen',
      },
      'Blau unter Rot und Blau: ein Wollknäuel. Am Tisch bleibt die rechte Karte verdeckt.',
      'Gelb unter Rot und Blau: eine Falle.',
      'Es zählt nur, wie die Bande jetzt aussieht, nicht, wie sie beim Verstecken aussah. Sobald eine Katze der passenden Farbe dazukommt, wird aus der Falle ein Wollknäuel.',
      'Eine gelbe Katze kommt dazu, und aus der Falle wird ein Wollknäuel.',
      {
        text: 'Umgekehrt geht es nie: Katzen verlassen ihre Bande nicht, also bleibt ein Wollknäuel ein Wollknäuel.',
        asked: 'kann ich eine Katze verschieben versetzen tauschen umlegen Banden teilen trennen',
      },
      'Unter deiner Bande aus Rot und Blau liegt eine gelbe Karte: eine Falle. Deine zweite Bande hat auch 2 Katzen, also darfst du der ersten eine gelbe Katze hinzufügen. Jetzt liegt darunter ein Wollknäuel, das du in einem späteren Zug sichern kannst.',
    ],
  },
  secure: {
    title: 'Sichern',
    body: [
      {
        text: 'Wähle mindestens eine deiner eigenen verdeckten Karten, die ein Wollknäuel ist. Deck die gewählten Karten auf: Jede zählt für dich als 1 Wollknäuel. Das kann dir niemand mehr nehmen.',
        asked: 'wie bekomme ich Wolle Wollknäuel sichern kann man gesicherte stehlen sicher',
      },
      'In der Bande ist eine blaue Katze, also bringt die blaue Karte 1 Wollknäuel.',
      'Eine Falle kannst du so nicht aufdecken; sie bleibt verborgen. Alle Banden bleiben liegen, und du darfst später neue Karten darunterlegen.',
      'Sicherst du mehrere Wollknäuel auf einmal, zählen sie zusammen. Du darfst dabei auch über 8 hinauskommen.',
      'Unter zwei deiner Banden liegt ein Wollknäuel, unter einer dritten eine Falle. Mit einer einzigen Aktion sicherst du beide Wollknäuel. Die Falle bleibt, wo sie ist.',
      'Tipp: Wolle auf dem Tisch lockt die anderen an. Aber zwei oder drei Wollknäuel auf einmal zu sichern spart dir Züge.',
    ],
  },
  infiltrate: {
    title: 'Infiltrieren',
    body: [
      {
        text: 'Such dir eine fremde Bande aus, die eine verdeckte Karte hat. Für jede ihrer sichtbaren Katzen wirfst du eine Karte derselben Farbe aus deiner Hand ab. Ein Spiegel ersetzt jede Farbe.',
        asked:
          'klauen klaue stehlen rauben Wolle Wollknäuel was kann macht ein Spiegel ausrauben überfallen gesicherte meine eigene Bande infiltrieren ohne Karte',
      },
      'Diese Bande kostet eine rote und zwei blaue Karten. Hier ersetzt ein Spiegel eine der blauen.',
      'Du zahlst genau eine Karte je sichtbarer Katze. Welche davon du durch Spiegel ersetzt, entscheidest du, auch wenn du die passende Farbe hast.',
      {
        text: 'Hast du gezahlt, wird die verdeckte Karte umgedreht:',
        asked:
          'in eine Falle tappen geraten verliere ich die Karten beim Bezahlen was passiert mit der Bande nach einem Überfall',
      },
      [
        'Wollknäuel: Es gehört dir.',
        'Falle: Du gehst leer aus. Ihr Besitzer legt die Katze offen aus: als neue Bande oder zu einer, die wachsen darf.',
        'In beiden Fällen bleibt die Bande liegen, und deine gezahlten Karten sind weg.',
      ],
      'Gelb unter Rot und Blau: Hier tappt man beim Infiltrieren in eine Falle.',
      'Wohin die Katze kommt, bestimmt der Besitzer der Falle; auch die Bande, unter der sie lag, kommt infrage. Kann keine Bande wachsen, gibt es nichts zu wählen: Die Katze gründet eine neue Bande.',
      'Die genaue Reihenfolge: Deine Zahlung wird abgeworfen, die Karte umgedreht, das Wollknäuel gewertet oder die Falle ausgelegt, und ganz zuletzt wird der Markt aufgefüllt. Muss der Ablagestapel dafür gemischt werden, ist deine Zahlung dabei.',
      'Adas Bande zeigt eine rote und eine blaue Katze. Du wirfst eine rote Katze und einen Spiegel ab. Die Karte darunter ist blau: 1 Wollknäuel für dich.',
      'Brunos Bande zeigt eine grüne Katze. Du wirfst eine grüne ab, doch die Karte darunter ist orange: eine Falle. Bruno hat zwei Banden mit 1 Katze und darf wählen. Er legt die orange Katze zu einer davon.',
      'Tipp: Je mehr Farben eine Bande zeigt, desto eher bewacht sie ein Wollknäuel. Kleine Banden sind billig, aber oft steckt eine Falle dahinter.',
    ],
  },
  'two-players': {
    title: 'Zu zweit: Hilfe aus dem Markt',
    body: [
      {
        text: 'Spielt ihr nur zu zweit, darf beim Infiltrieren eine der Karten, mit denen du zahlst, aus dem Markt kommen. Sie wird abgeworfen wie die anderen. Auch ein Spiegel aus dem Markt ist ein Joker.',
        asked: 'mit Karten im Markt bezahlen zahlen',
      },
      'Die rote Katze kommt aus deiner Hand, der Spiegel aus dem Markt.',
      'Mehr als eine Karte darf nicht aus dem Markt kommen; den Rest zahlt deine Hand. Bei einer Bande aus einer Katze genügt die Karte aus dem Markt allein. Die Lücke im Markt wird am Ende des Zuges gefüllt.',
      'Adas Bande zeigt eine rote und eine blaue Katze. Eine rote hast du auf der Hand, eine blaue liegt im Markt. Du wirfst beide ab und drehst die Karte darunter um.',
    ],
  },
  'hall-of-fame': {
    title: 'Variante: Ruhmeshalle',
    body: [
      'In dieser Variante kannst du auf zwei Arten gewinnen: wie immer mit 8 Wollknäueln oder mit 6 Wollknäueln, die alle verschiedene Farben haben.',
      'Ein Wollknäuel von jeder Farbe gewinnt sofort.',
      'Die Farben aller gewerteten Wollknäuel bleiben sichtbar, damit alle das Rennen verfolgen können.',
      'Du hast fünf Wollknäuel: Blau, Grün, Orange, Rot und Gelb. Nun sicherst du ein violettes. Das sind alle sechs Farben, und du gewinnst mit nur 6 Wollknäueln.',
    ],
  },
  piles: {
    title: 'Wenn die Karten ausgehen',
    body: [
      {
        text: 'Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Das geschieht erst in diesem Moment. Banden, verdeckte Karten und gewertete Wollknäuel bleiben für immer draußen.',
        asked: 'was passiert wenn der Stapel das Deck leer aufgebraucht ist alle Karten weg neu mischen',
      },
      'Sind beide Stapel leer, hat der Markt vorübergehend weniger als 6 Karten. Er wird am Ende eines späteren Zuges aufgefüllt, sobald es wieder Karten gibt.',
    ],
  },
  end: {
    title: 'Das Ende der Partie',
    body: [
      {
        text: 'Sobald jemand 8 Wollknäuel hat, ist die Partie vorbei und gewonnen. Mit der Ruhmeshalle reichen auch sechs verschiedene Farben.',
        asked: 'wann endet das Spiel Partie zu Ende aus vorbei wann ist Schluss',
      },
      {
        text: 'Manchmal meldet der Tisch: keine Aktion möglich. Dann gibt es nichts, was du anwerben, bilden, aktivieren, sichern oder infiltrieren könntest, und du passt. Nur in diesem Fall darfst du es. Kannst du später wieder etwas tun, spielst du einfach weiter.',
        asked: 'niemand kann spielen keine Aktion möglich ich kann nichts tun machen',
      },
      {
        text: 'Passt ihr alle direkt nacheinander, endet die Partie. Wer die meisten Wollknäuel hat, gewinnt; sind das mehrere, gewinnen sie gemeinsam. Das kommt vor, wenn alle ihre Karten horten, denn ausgelegte Katzen und gewertete Wolle kehren nie zurück.',
        asked: 'Gleichstand unentschieden gleich viele Wollknäuel',
      },
      'Der Markt und beide Stapel sind leer. Niemand hat eine Katze auf der Hand oder Wolle zu sichern, und niemand kann fürs Infiltrieren zahlen. Alle passen. Ada und Cleo haben je 5 Wollknäuel, die anderen weniger: Ada und Cleo gewinnen gemeinsam.',
    ],
  },
  knowledge: {
    title: 'Was du wissen darfst',
    body: [
      'Das können alle sehen:',
      [
        'wie viele Karten und wie viele Wollknäuel alle haben',
        'den Markt',
        'die sichtbaren Katzen aller Banden und welche Banden eine verdeckte Karte haben',
        'wie viele Karten im Nachziehstapel sind und welche Farben im Ablagestapel liegen',
        'jede aufgedeckte Karte in dem Moment, in dem sie aufgedeckt wird',
      ],
      'In der Variante Ruhmeshalle bleiben die Farben gewerteter Wollknäuel sichtbar. Im Grundspiel siehst du sie beim Werten; später kannst du sie im Verlauf nachlesen.',
      'Manches weißt nur du: deine Handkarten, was du vom Stapel gezogen hast und die Farben deiner eigenen verdeckten Karten.',
      'Was du nicht wissen sollst, ist gar nicht erst auf deinem Gerät, sei es die Reihenfolge des Nachziehstapels, eine fremde Hand oder die Karte unter einer fremden Bande. Auch Bots wissen nicht mehr, als du auf ihrem Platz wüsstest.',
    ],
  },
})
