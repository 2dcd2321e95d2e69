import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Mitternacht im Museum. Du und Biscuit, ihr wollt beide die goldenen Wollknäuel, und wer zuerst 8 hat, gewinnt sofort. Dein Werkzeug: Katzen in sechs Farben und Spiegel.',
  turn: 'In deinem Zug tust du eines von fünf Dingen: anwerben, bilden, aktivieren, sichern oder infiltrieren. Heute Nacht tust du alle fünf. Zuerst brauchst du Leute.',
  recruitMarket: {
    ask: 'Beim Anwerben nimmst du nacheinander zwei Karten, aus dem Markt oder vom Nachziehstapel. Du hast eine gelbe Katze, im Markt liegt noch eine. Paare sind kostbar: Nimm sie.',
    otherwise:
      'Das ginge, aber jeder gute Coup beginnt mit einem Paar: eine Katze zum Zeigen, eine zum Verstecken. Wähle die gelbe Katze im Markt.',
  },
  recruitDeck: {
    ask: 'Nun die zweite Karte. Was du aus dem Markt nimmst, sieht Biscuit, vom Nachziehstapel sieht er nichts. Geheimnisse sind in diesem Gewerbe viel wert: Zieh eines.',
    otherwise:
      'An dieser Katze ist nichts auszusetzen, nur wüsste Biscuit davon. Wähle diesmal den Nachziehstapel: Ein Geheimnis ist die halbe Beute.',
  },
  gangs:
    'Eine orange Katze, und nur du weißt davon. Biscuit hat mit einer eigenen orangen eine Bande gebildet. Banden stehen offen da, die Beute versteckt sich darunter.',
  form: {
    ask: 'Bilde selbst eine Bande: Spiel eine deiner zwei blauen Katzen als neue Bande. Behalte die andere, du brauchst sie gleich.',
    otherwise:
      'Das ginge auch, aber unser Plan beginnt in Blau: eine Katze zum Zeigen, eine in der Hinterhand. Spiel eine blaue Katze als neue Bande.',
  },
  formAnother: {
    ask: 'Eine Bande ist ein Ziel, zwei sind ein Rätsel. Spiel die grüne Katze als zweite Bande. Zwei gleich große Banden sind bald sehr nützlich.',
    otherwise:
      'Geduld, das kommt noch. Zwei Banden mit je einer Katze öffnen mehr Türen als eine. Spiel die grüne Katze als neue Bande.',
  },
  yarn: {
    ask: 'Biscuit hat eine Karte versteckt. Das kannst du auch: Aktiviere deine andere blaue Katze verdeckt unter der blauen Bande. Oben wie unten blau, also ist sie ein goldenes Wollknäuel.',
    otherwise:
      'Schlau, aber eins nach dem anderen. Leg die blaue Katze verdeckt unter die blaue Bande: Gleiche Farbe oben und unten, das ergibt Wolle.',
  },
  guarded:
    'Biscuits Bande wächst: Ein Einbruch kostet jetzt zwei Karten, eine für jede Katze. Wachsen darf eine Bande nur, solange eine andere genau gleich viele Katzen hat. Biscuit hatte zwei mit einer.',
  trap: {
    ask: 'Jetzt wird geblufft: Leg die rote Katze verdeckt unter die grüne Bande. Darüber ist nichts Rotes, also ist sie eine Falle. Biscuit sieht nur eine Rückseite, und die sieht nach Wolle aus.',
    otherwise:
      'Das ginge, aber wo bliebe da die Bosheit? Die rote Katze gehört verdeckt unter die grüne Bande: eine Lüge, für die Biscuit vielleicht zahlt.',
  },
  place: {
    ask: 'Reingefallen! Biscuit zahlte eine grüne Katze und löste deine Falle aus. Die rote Katze kommt nun offen zu dir, als neue Bande oder in eine, die wachsen darf. Wähle eine neue: ein Versteck mehr.',
    otherwise:
      'Erlaubt, denn du hast gleich große Banden, und es würde eine davon schützen. Aber eine dritte Bande ist ein Versteck mehr: Wähle eine neue Bande.',
  },
  secondTrap: {
    ask: 'Versteck eine gelbe Katze unter der roten Bande. Eine Falle, vorerst: Was eine verdeckte Karte ist, hängt von den Katzen ab, die gerade darüber sind. Und es können welche dazukommen.',
    otherwise:
      'Nicht schlecht, aber das hat Zeit. Eine gelbe Katze verdeckt unter der roten Bande ist heute eine Falle und morgen etwas Besseres.',
  },
  grow: {
    ask: 'Jetzt der Trick: Spiel deine andere gelbe Katze zur roten Bande. Sie darf wachsen, denn auch deine anderen Banden haben eine Katze. Und aus der Falle darunter wird ein Wollknäuel!',
    otherwise:
      'Fast: Deine andere gelbe Katze muss zur roten Bande. Erst dann passt die gelbe Karte darunter dazu und wird zum Wollknäuel.',
  },
  raids:
    'Unter deinen Banden liegen nun zwei Wollknäuel. Auch Biscuit hat zwei Karten versteckt. Wolle oder Fallen? Es gibt einen Weg, das zu erfahren, und er ist unhöflich: infiltrieren.',
  infiltrateWithMarket: {
    ask: 'Beim Infiltrieren zahlst du für jede Katze der Bande eine Karte ihrer Farbe. Zu zweit darf eine aus dem Markt kommen. Nimm die violette dort für Biscuits einzelne violette Katze!',
    otherwise:
      'Möglich, aber warum eigene Karten opfern oder schon heimgehen? Biscuits einzelne violette Katze kostet eine violette Karte, und die liegt im Markt.',
  },
  sprung:
    'Eine Falle! Biscuits rote Katze bildet eine neue Bande, und schon liegt dort wieder etwas. Halb so wild: Es hat dich keine eigene Karte gekostet. Wo steckt wohl die echte Wolle?',
  infiltrateWithMirror: {
    ask: 'Biscuits erste Bande hat zwei Katzen, und Katzen bewachen, was sie lieben. Zahl Orange mit deiner orangen Katze und Violett mit deinem Spiegel: Er steht für jede Farbe.',
    otherwise:
      'Das könnte warten, aber Biscuit kann seine Wolle jederzeit sichern. Infiltriere die Bande aus Orange und Violett mit deiner orangen Katze und dem Spiegel.',
  },
  bothScored:
    'Dein erstes goldenes Wollknäuel! Biscuit hat schnell eines gesichert, es steht eins zu eins. Merke: Versteckte Wolle kann man stehlen, gewertete nie.',
  secure: {
    ask: 'Jetzt sichere deine eigene Wolle. In einem Zug holst du beliebig viele Knäuel heim, darum hast du gesammelt. Wähle beide, unter der blauen und der rot-gelben Bande.',
    otherwise:
      'Was du liegen lässt, kostet dich einen weiteren Zug, und Biscuit schaut zu. Wähle beide Wollknäuel und sichere sie zusammen.',
  },
  winning:
    'Drei zu eins! Wer zuerst 8 Wollknäuel hat, gewinnt sofort, ob gesichert oder gestohlen. Deine Banden bleiben stehen und verstecken gern die nächsten.',
  end: 'Jetzt kennst du alle Kniffe. Einer für später: In der Variante Ruhmeshalle gewinnen auch 6 Wollknäuel in 6 Farben. Versteck gut, bluffe oft und trau keiner stillen Bande.',
})
