import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulings } from '../rulings/de.ts'
import { ORIGINS } from '../rulings/origins.ts'

export const rules: RulesText = {
  origins: ORIGINS,
  rulings,
  sections: [
    {
      id: 'goal',
      title: 'Das Ziel',
      rules: ['CC-6'],
      body: [
        {
          kind: 'text',
          text: 'In Catham City wird gewählt, und du willst ins Rathaus. Sammle Karten der Fraktionen, spiel passende zusammen aus und verdien dir damit Wahlkampfpunkte.',
        },
        {
          kind: 'list',
          items: [
            'Zu zweit oder zu dritt brauchst du 16 Wahlkampfpunkte.',
            'Zu viert, zu fünft oder zu sechst genügen 13.',
          ],
          rules: ['CC-6'],
        },
        {
          kind: 'text',
          text: 'Wer das zuerst schafft, gewinnt auf der Stelle. Eine Schlussrunde oder eine Endabrechnung gibt es nicht.',
        },
      ],
    },
    {
      id: 'deck',
      title: 'Die Karten',
      rules: ['CC-1', 'CC-4', 'CC-2'],
      body: [
        {
          kind: 'text',
          text: 'Es gibt acht Fraktionen mit je 15 Karten. Innerhalb einer Fraktion sind alle gleich: Wichtig ist nur, zu wem eine Karte gehört.',
          rules: ['CC-1'],
        },
        {
          kind: 'picture',
          cards: ['D', 'S', 'R', 'M', 'H', 'P', 'J', 'O'],
          caption:
            'Alle acht: Detektive, Wissenschaftler, Robocats, Mafia, Hacker, Polizei, Journalistinnen und Bürokraten.',
        },
        {
          kind: 'text',
          text: 'In einer Partie spielen nur fünf Fraktionen mit, das sind 75 Karten. Wer den Tisch eröffnet, sucht sie aus. Wenn du neu bist, bleib beim Starterset.',
          rules: ['CC-4'],
        },
        {
          kind: 'picture',
          cards: ['D', 'S', 'R', 'M', 'H'],
          caption: 'Das Starterset: Detektive, Wissenschaftler, Robocats, Mafia und Hacker.',
        },
        { kind: 'text', text: 'Wahlkampfpunkte gehen nie aus. Der Tisch zählt für dich mit.', rules: ['CC-2'] },
      ],
    },
    {
      id: 'setup',
      title: 'Vor dem ersten Zug',
      rules: ['CC-3', 'CC-5'],
      body: [
        {
          kind: 'text',
          text: 'Ihr spielt zu zweit bis zu sechst, reihum im Uhrzeigersinn. Wer anfängt, entscheidet das Los, es sei denn, die Sitzordnung wurde vorher festgelegt.',
          rules: ['CC-3'],
        },
        {
          kind: 'text',
          text: 'Der Tisch mischt alle 75 Karten und teilt sie aus. Wer länger auf den ersten Zug wartet, bekommt mehr Karten:',
          rules: ['CC-5'],
        },
        {
          kind: 'list',
          items: ['Platz 1 und 2: je 6 Karten.', 'Platz 3 und 4: je 7 Karten.', 'Platz 5 und 6: je 8 Karten.'],
          rules: ['CC-5'],
        },
        {
          kind: 'text',
          text: 'Danach werden 7 Karten offen ausgelegt. Das ist die Auslage, aus der sich alle bedienen. Die übrigen Karten bilden den verdeckten Nachziehstapel.',
          rules: ['CC-5'],
        },
        {
          kind: 'picture',
          cards: ['D', 'D', 'H', 'M', 'R', 'R', 'S'],
          caption: 'So kann die Auslage am Anfang aussehen.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      rules: ['CC-7', 'CC-12', 'CC-16'],
      body: [
        {
          kind: 'text',
          text: 'In deinem Zug tust du genau eines: Du nimmst Karten, oder du spielst welche aus. Passen darfst du nicht, solange du noch etwas tun kannst.',
          rules: ['CC-7'],
        },
        {
          kind: 'list',
          items: [
            'Nehmen: Du nimmst Karten einer Fraktion aus der Auslage.',
            'Ausspielen: Du spielst Karten einer Fraktion aus der Hand aus und nutzt ihren Effekt.',
          ],
        },
        {
          kind: 'text',
          text: 'Danach wird dein Handkartenlimit geprüft, und links von dir geht es weiter.',
          rules: ['CC-12'],
        },
        {
          kind: 'text',
          text: 'Kannst du einmal weder nehmen noch ausspielen, entfällt deine Aktion. Mit 75 Karten passiert das nie; die Regel steht nur der Vollständigkeit halber hier.',
          rules: ['CC-16'],
        },
      ],
    },
    {
      id: 'take',
      title: 'Karten nehmen',
      rules: ['CC-8'],
      body: [
        {
          kind: 'text',
          text: 'Such dir eine Fraktion aus, die in der Auslage liegt, und nimm beliebig viele ihrer Karten, mindestens aber 1. Du nimmst sie auf die Hand, und alle sehen, welche es sind.',
          rules: ['CC-8'],
        },
        {
          kind: 'picture',
          cards: ['D', 'D', 'H', 'M', 'M', 'R', 'S', '→', 'M', 'M'],
          caption: 'Hier liegen zwei Mafia-Karten. Du darfst eine davon nehmen oder beide.',
        },
        {
          kind: 'text',
          text: 'Die Lücken werden sofort vom Nachziehstapel aufgefüllt, bis wieder 7 Karten ausliegen.',
          rules: ['CC-8'],
        },
        {
          kind: 'example',
          text: 'In der Auslage liegen 2 Detektive, 1 Hacker, 2 Mafia-Karten, 1 Robocat und 1 Wissenschaftler. Du nimmst beide Mafia-Karten. Ein Hacker und ein Wissenschaftler rücken nach. Sie bleiben liegen, denn deine Aktion ist vorbei.',
        },
        {
          kind: 'text',
          text: 'Tipp: Manchmal ist es klug, eine Karte liegen zu lassen. Jede Lücke bringt eine neue Karte, und die nächste Wahl hat jemand anderes.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Karten ausspielen',
      rules: ['CC-9'],
      body: [
        {
          kind: 'text',
          text: 'Du spielst Karten einer einzigen Fraktion aus der Hand, und zwar so, wie diese Fraktion es verlangt. Wo 3 Karten gefordert sind, gehen weder 2 noch 4. Detektive und Polizei brauchen außerdem eine Zusatzkarte. Sie bestimmt nur eine Fraktion; ihr eigener Effekt zählt nicht.',
          rules: ['CC-9'],
        },
        {
          kind: 'text',
          text: 'Gibt es beim Ausspielen feste Punkte, so bekommst du sie zuerst. Dann folgt der Rest des Effekts.',
          rules: ['CC-9'],
        },
        {
          kind: 'list',
          items: [
            'Detektive: 3 Karten und 1 Zusatzkarte. Du bekommst 3 Punkte, die anderen dürfen antworten.',
            'Wissenschaftler: 3 Karten. Du bekommst 2 Punkte und ziehst 2 Karten.',
            'Robocats: 2 Karten, um 5 zu ziehen, oder 4 Karten für 3 Punkte.',
            'Mafia: 4 Karten. Du bekommst 2 Punkte, die anderen verlieren Karten oder einen Punkt.',
            'Hacker: 1 bis 4 Karten gegen einen Gegner. Du gewinnst Punkte oder stiehlst Karten.',
            'Polizei: mindestens 1 Karte und 1 Zusatzkarte gegen einen Gegner. Du bekommst Punkte für passende Karten.',
            'Journalistinnen: 2 Karten. Du bekommst 2 Punkte, die anderen dürfen dir Karten geben.',
            'Bürokraten: mindestens 1 Karte. Du bekommst 1 Punkt für jede Fraktion, die du aufdeckst.',
          ],
        },
      ],
    },
    {
      id: 'detectives',
      title: 'Detektive',
      rules: ['CC-17'],
      body: [
        {
          kind: 'picture',
          cards: ['D', 'D', 'D', '+', 'M'],
          caption: 'Drei Detektive, dazu eine Mafia-Karte als Zusatzkarte.',
        },
        {
          kind: 'text',
          text: 'Du spielst genau 3 Detektive und legst 1 Zusatzkarte aus deiner Hand dazu. Sie darf zu jeder Fraktion gehören; auch ein vierter Detektiv ist erlaubt.',
          rules: ['CC-17'],
        },
        {
          kind: 'text',
          text: 'Du bekommst 3 Punkte. Dann dürfen alle anderen je eine Karte abwerfen, die zur selben Fraktion gehört wie deine Zusatzkarte. Wer das tut, bekommt 1 Punkt. Niemand muss.',
          rules: ['CC-17'],
        },
        {
          kind: 'example',
          text: 'Du spielst 3 Detektive und eine Mafia-Karte: 3 Punkte für dich. Ada wirft eine Mafia-Karte ab und bekommt 1 Punkt. Bruno hat auch eine, behält sie aber lieber und passt.',
        },
        {
          kind: 'text',
          text: 'Tipp: Nimm als Zusatzkarte eine Fraktion, von der die anderen kaum etwas haben oder von der sie sich ungern trennen.',
        },
      ],
    },
    {
      id: 'scientists',
      title: 'Wissenschaftler',
      rules: ['CC-18'],
      body: [
        {
          kind: 'picture',
          cards: ['S', 'S', 'S', '→', null, null],
          caption: 'Drei Wissenschaftler bringen 2 Punkte und zwei neue Karten.',
        },
        { kind: 'text', text: 'Du spielst genau 3 Wissenschaftler.', rules: ['CC-18'] },
        {
          kind: 'text',
          text: 'Du bekommst 2 Punkte. Danach ziehst du 2 Karten vom Nachziehstapel, die nur du siehst.',
          rules: ['CC-18'],
        },
        {
          kind: 'example',
          text: 'Du hast 6 Karten und spielst 3 Wissenschaftler. Du bekommst 2 Punkte und ziehst einen Robocat und einen Hacker. Jetzt hast du 5 Karten; die anderen wissen, wie viele es sind, aber nicht, welche.',
        },
        {
          kind: 'text',
          text: 'Tipp: Wissenschaftler lohnen sich doppelt, und niemand darf darauf antworten. Mit ihnen machst du nie etwas falsch.',
        },
      ],
    },
    {
      id: 'robocats',
      title: 'Robocats',
      rules: ['CC-19'],
      body: [
        {
          kind: 'picture',
          cards: ['R', 'R', '→', null, null, null, null, null],
          caption: 'Zwei Robocats: fünf Karten ziehen.',
        },
        { kind: 'picture', cards: ['R', 'R', 'R', 'R'], caption: 'Vier Robocats: 3 Punkte.' },
        {
          kind: 'text',
          text: 'Du spielst genau 2 Robocats oder genau 4. Mit 1 oder 3 lässt sich nichts anfangen.',
          rules: ['CC-19'],
        },
        {
          kind: 'text',
          text: 'Für 2 Robocats ziehst du 5 Karten, die außer dir niemand sieht. Für 4 bekommst du 3 Punkte, aber keine Karten.',
          rules: ['CC-19'],
        },
        {
          kind: 'example',
          text: 'Du hast 4 Robocats. Alle zusammen brächten dir 3 Punkte. Du spielst aber nur 2 davon und ziehst 5 Karten; die beiden anderen hebst du dir für später auf.',
        },
        {
          kind: 'text',
          text: 'Tipp: Ein Paar Robocats füllt eine leere Hand. Denk aber daran, dass du am Ende deines Zuges höchstens 10 Karten behalten darfst.',
        },
      ],
    },
    {
      id: 'mafia',
      title: 'Mafia',
      rules: ['CC-20'],
      body: [
        { kind: 'picture', cards: ['M', 'M', 'M', 'M'], caption: 'Vier Mafia-Karten.' },
        { kind: 'text', text: 'Du spielst genau 4 Mafia-Karten.', rules: ['CC-20'] },
        {
          kind: 'text',
          text: 'Du bekommst 2 Punkte. Dann müssen alle anderen zahlen: Entweder werfen sie 2 Karten ihrer Wahl ab, oder sie geben 1 Punkt ab. Es kommt darauf an, was sie haben:',
          rules: ['CC-20'],
        },
        {
          kind: 'list',
          items: [
            'Mindestens 2 Karten und mindestens 1 Punkt: Sie entscheiden selbst.',
            'Mindestens 2 Karten, aber keine Punkte: Sie werfen 2 Karten ab und suchen sie selbst aus.',
            'Höchstens 1 Karte, aber mindestens 1 Punkt: Sie verlieren einen Punkt.',
            'Genau 1 Karte und keine Punkte: Sie werfen diese Karte ab.',
            'Weder Karten noch Punkte: Es passiert ihnen nichts.',
          ],
          rules: ['CC-20'],
        },
        {
          kind: 'example',
          text: 'Du spielst 4 Mafia-Karten und bekommst 2 Punkte. Ada hat 5 Karten und 3 Punkte; sie zahlt lieber einen Punkt. Bruno hat 4 Karten, aber noch keine Punkte: Er wirft 2 Karten ab. Cleo hat 1 Karte und 6 Punkte: Sie verliert einen Punkt und behält ihre Karte.',
        },
        {
          kind: 'text',
          text: 'Tipp: Die Mafia trifft am härtesten, wenn die anderen ihre Karten gerade beisammenhaben.',
        },
      ],
    },
    {
      id: 'hackers',
      title: 'Hacker',
      rules: ['CC-21'],
      body: [
        {
          kind: 'picture',
          cards: ['H', 'H', '→', null, null, null, null],
          caption: 'Zwei Hacker infiltrieren eine fremde Hand.',
        },
        {
          kind: 'text',
          text: 'Du spielst 1 bis 4 Hacker gegen einen Gegner. Er muss mindestens so viele Karten haben, wie du Hacker spielst. Deine Hacker selbst zählen dabei nicht mit.',
          rules: ['CC-21'],
        },
        {
          kind: 'text',
          text: 'Deine Hacker infiltrieren seine Hand: Sie werden unter die Karten gemischt. Dann deckt der Tisch zufällig Karten aus dieser Hand auf, und zwar eine für jeden gespielten Hacker.',
          rules: ['CC-21'],
        },
        {
          kind: 'list',
          items: [
            'Jeder aufgedeckte Hacker bringt dir 1 Punkt und wird abgeworfen, egal, von wem er stammt.',
            'Jede andere aufgedeckte Karte gehört dir: Du nimmst sie auf die Hand.',
            'Hacker, die nicht aufgedeckt wurden, bleiben in der fremden Hand.',
          ],
          rules: ['CC-21'],
        },
        {
          kind: 'picture',
          cards: ['H', '|', 'M'],
          caption: 'Aufgedeckt: ein Hacker für 1 Punkt und eine Mafia-Karte für deine Hand.',
        },
        {
          kind: 'example',
          text: 'Bruno hat 4 Karten. Du spielst 2 Hacker gegen ihn. Von den nun 6 Karten werden 2 aufgedeckt: ein Hacker und eine Mafia-Karte. Du bekommst 1 Punkt und die Mafia-Karte. Dein zweiter Hacker gehört jetzt Bruno.',
        },
        {
          kind: 'text',
          text: 'Tipp: In einer kleinen Hand triffst du oft deine eigenen Hacker und punktest. In einer großen stiehlst du meist.',
        },
      ],
    },
    {
      id: 'police',
      title: 'Polizei',
      rules: ['CC-22'],
      body: [
        {
          kind: 'picture',
          cards: ['P', 'P', 'P', '+', 'S'],
          caption: 'Drei Polizisten, dazu ein Wissenschaftler als Zusatzkarte.',
        },
        {
          kind: 'text',
          text: 'Du spielst mindestens 1 Polizisten und dazu genau 1 Zusatzkarte einer anderen Fraktion. Dann suchst du dir einen Gegner aus. Du darfst so viele Polizisten spielen, wie du hast. Auch wer keine Karten hat, darf gewählt werden.',
          rules: ['CC-22'],
        },
        {
          kind: 'text',
          text: 'Der Tisch deckt zufällig Karten aus dieser Hand auf, eine für jeden gespielten Polizisten. Sind es weniger Handkarten, werden alle aufgedeckt.',
          rules: ['CC-22'],
        },
        {
          kind: 'list',
          items: [
            'Jede Karte, die zur Fraktion deiner Zusatzkarte gehört, bringt dir 1 Punkt.',
            'Für jeden Polizisten darunter zieht der Gegner 1 neue Karte.',
            'Zum Schluss wird alles abgeworfen, was aufgedeckt und was ausgespielt wurde.',
          ],
          rules: ['CC-22'],
        },
        {
          kind: 'picture',
          cards: ['S', '|', 'P', '|', 'R'],
          caption:
            'Aufgedeckt: Der Wissenschaftler bringt dir 1 Punkt; für den Polizisten zieht der Gegner eine Karte.',
        },
        {
          kind: 'example',
          text: 'Du spielst 3 Polizisten und einen Wissenschaftler gegen Cleo, die 5 Karten hat. Aufgedeckt werden ein Wissenschaftler, ein Polizist und ein Robocat. Du bekommst 1 Punkt, und Cleo zieht 1 Karte. Das Aufgedeckte wird abgeworfen, ihr bleiben also 3 Karten.',
        },
        {
          kind: 'text',
          text: 'Tipp: Merk dir, was die anderen aus der Auslage nehmen. Dann weißt du, wonach du suchen musst.',
        },
      ],
    },
    {
      id: 'journalists',
      title: 'Journalistinnen',
      rules: ['CC-23'],
      body: [
        { kind: 'picture', cards: ['J', 'J'], caption: 'Zwei Journalistinnen.' },
        { kind: 'text', text: 'Du spielst genau 2 Journalistinnen.', rules: ['CC-23'] },
        {
          kind: 'text',
          text: 'Du bekommst 2 Punkte. Dann dürfen dir alle anderen je 1 Karte geben, gleich welcher Fraktion. Nur wer das tut, darf eine zweite Karte derselben Fraktion abwerfen und bekommt dafür 1 Punkt. Mehr als eine Karte lässt sich so nicht abwerfen.',
          rules: ['CC-23'],
        },
        {
          kind: 'picture',
          cards: ['D', '+', 'D'],
          caption: 'Ein Detektiv geht an dich, der andere auf den Ablagestapel: Wer gegeben hat, bekommt 1 Punkt.',
        },
        {
          kind: 'example',
          text: 'Du spielst 2 Journalistinnen und bekommst 2 Punkte. Ada hat 3 Detektive: Einen gibt sie dir, einen wirft sie ab und bekommt 1 Punkt. Bruno gibt dir eine Karte, wirft aber nichts ab. Cleo passt.',
        },
        {
          kind: 'text',
          text: 'Tipp: Für den Punkt brauchst du als Antwort zwei Karten derselben Fraktion. Überleg dir, wie sehr dein Geschenk hilft.',
        },
      ],
    },
    {
      id: 'officials',
      title: 'Bürokraten',
      rules: ['CC-24'],
      body: [
        {
          kind: 'picture',
          cards: ['O', 'O', 'O', '→', 'D', 'S', 'S'],
          caption: 'Drei Bürokraten, drei aufgedeckte Karten, zwei Fraktionen: 2 Punkte.',
        },
        { kind: 'text', text: 'Du spielst beliebig viele Bürokraten, mindestens aber 1.', rules: ['CC-24'] },
        {
          kind: 'text',
          text: 'Du deckst ebenso viele Karten vom Nachziehstapel auf. Für jede Fraktion, die dabei ist, bekommst du 1 Punkt; auch Bürokraten zählen mit. Danach werden diese Karten und die gespielten Bürokraten abgeworfen.',
          rules: ['CC-24'],
        },
        {
          kind: 'example',
          text: 'Du spielst 3 Bürokraten und deckst einen Detektiv und zwei Wissenschaftler auf. Das sind zwei Fraktionen, also bekommst du 2 Punkte.',
        },
        {
          kind: 'text',
          text: 'Tipp: Die zweite Karte derselben Fraktion ist nichts wert. Zweimal wenige Bürokraten bringen oft mehr als einmal viele.',
        },
      ],
    },
    {
      id: 'answers',
      title: 'Antworten',
      rules: ['CC-25', 'CC-26', 'CC-27', 'CC-27a', 'CC-28'],
      body: [
        {
          kind: 'text',
          text: 'Auf Detektive, Mafia und Journalistinnen antworten die anderen. Das läuft bei allen dreien gleich ab.',
        },
        {
          kind: 'text',
          text: 'Alle, die eine Wahl haben, antworten gleichzeitig. Du antwortest einmal und siehst nicht, was die anderen tun: Die Antworten bleiben geheim, bis die letzte da ist.',
          rules: ['CC-25'],
        },
        {
          kind: 'text',
          text: 'Dann werden die Antworten nacheinander ausgeführt, im Uhrzeigersinn und beginnend links von dem, der am Zug ist.',
          rules: ['CC-26'],
        },
        {
          kind: 'example',
          text: 'Ihr spielt zu viert, das Ziel ist also 13. Du spielst Detektive. Links von dir sitzt Ada, neben ihr Bruno; beide haben 12 Punkte und werfen eine passende Karte ab. Adas Antwort kommt zuerst. Sie erreicht 13 Punkte und gewinnt.',
        },
        {
          kind: 'text',
          text: 'Kannst du nur auf eine einzige Art antworten, gibt der Tisch diese Antwort für dich. Sie wird mit den anderen ausgeführt.',
          rules: ['CC-27'],
        },
        {
          kind: 'text',
          text: 'Für den Tisch zählen nur Kartenzahl und Punkte: Wer danach eine Wahl haben könnte, wird als antwortend angezeigt, bis alles da ist. Ob jemand eine Wahl hatte oder niemand, sieht von außen gleich aus, auch in der Zeit. So verrät das Warten nie etwas über eine Hand.',
          rules: ['CC-27a'],
        },
        {
          kind: 'text',
          text: 'Auch der Verlauf hält dicht. Bis zum Ende der Partie sieht dort jemand ohne Wahl genauso aus wie jemand, der gepasst hat.',
          rules: ['CC-27a'],
        },
        {
          kind: 'text',
          text: 'Welche Karte du wegen der Journalistinnen hergibst, sehen nur du und der Gegner, der sie bekommt. Wirfst du auch eine Karte dieser Fraktion ab, wissen es alle.',
          rules: ['CC-28'],
        },
      ],
    },
    {
      id: 'hand-limit',
      title: 'Das Handkartenlimit',
      rules: ['CC-10'],
      body: [
        {
          kind: 'text',
          text: 'Hast du am Ende deines Zuges mehr als 10 Karten, wirfst du ab, bis es genau 10 sind. Du wählst frei unter allen deinen Karten, ob alt oder neu.',
          asked:
            'wie viele Karten darf kann ich auf der Hand haben halten behalten höchstens maximal Maximum Handkartenlimit',
          rules: ['CC-10'],
        },
        {
          kind: 'example',
          text: 'Du hast 9 Karten, spielst 2 Robocats und ziehst 5 Karten. Das macht 12, also wirfst du 2 beliebige ab.',
        },
        {
          kind: 'text',
          text: 'Während deines Zuges dürfen es mehr als 10 sein. In fremden Zügen hast du am Ende nie mehr als 10 Karten; deshalb wird nur geprüft, wer gerade am Zug ist.',
          rules: ['CC-10'],
        },
      ],
    },
    {
      id: 'two-actions',
      title: 'Variante: zwei Aktionen',
      rules: ['CC-11'],
      body: [
        {
          kind: 'text',
          text: 'In dieser Variante hast du in jedem Zug zwei Aktionen. Du darfst zweimal nehmen, zweimal ausspielen oder beides je einmal tun, in beliebiger Reihenfolge.',
          rules: ['CC-11'],
        },
        {
          kind: 'text',
          text: 'Du musst beide nutzen, solange du kannst. Dein Handkartenlimit wird nur einmal geprüft, nach der zweiten Aktion.',
          rules: ['CC-11'],
        },
        {
          kind: 'example',
          text: 'Zuerst nimmst du 2 Detektive aus der Auslage und hast nun 12 Karten. Das ist vorerst in Ordnung. Mit der zweiten Aktion spielst du 3 Detektive und eine Zusatzkarte und beendest deinen Zug mit 8 Karten.',
        },
      ],
    },
    {
      id: 'piles',
      title: 'Wenn die Karten ausgehen',
      rules: ['CC-13', 'CC-14', 'CC-15'],
      body: [
        {
          kind: 'text',
          text: 'Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Das geschieht erst in diesem Moment; dann wird weitergezogen.',
          rules: ['CC-13'],
        },
        {
          kind: 'text',
          text: 'Ausgespielte und aufgedeckte Karten bleiben auf dem Tisch, solange ihr Effekt läuft. Erst danach werden sie abgeworfen. Wird der Ablagestapel zwischendurch gemischt, sind sie nicht dabei.',
          rules: ['CC-14'],
        },
        {
          kind: 'text',
          text: 'Anders ist es mit Karten, die als Antwort abgeworfen werden: Sie liegen auf dem Ablagestapel, sobald diese Antwort ausgeführt ist.',
          rules: ['CC-14'],
        },
        {
          kind: 'text',
          text: 'Sind beide Stapel leer, begnügst du dich mit dem, was noch da ist: Du ziehst weniger Karten oder deckst weniger auf.',
          rules: ['CC-15'],
        },
        {
          kind: 'text',
          text: 'Liegen weniger als 7 Karten aus, wird die Auslage am Ende des Zuges aufgefüllt, nachdem das Handkartenlimit geprüft wurde. Dazu kommt es nur zu sechst und mit zwei Aktionen.',
          rules: ['CC-15'],
        },
      ],
    },
    {
      id: 'end',
      title: 'Das Ende der Partie',
      rules: ['CC-29', 'CC-29a'],
      body: [
        {
          kind: 'text',
          text: 'Sobald jemand das Ziel erreicht, ist die Partie vorbei, auch mitten in einem Effekt. Wer das schafft, zieht ins Rathaus ein.',
          rules: ['CC-29'],
        },
        {
          kind: 'text',
          text: 'Danach geschieht nichts mehr: keine weiteren Antworten, kein Ziehen, kein Abwerfen. Nur die Karten auf dem Tisch kommen noch auf den Ablagestapel. Einen Gleichstand gibt es nie, denn die Antworten werden nacheinander ausgeführt.',
          rules: ['CC-29'],
        },
        {
          kind: 'text',
          text: 'Was Hacker, Polizei oder Bürokraten aufdecken, zählt immer als Ganzes. Alle Punkte dafür gibt es auf einmal, aufgedeckte Hacker werden abgeworfen, und gestohlene Karten wechseln die Hand. Erst jetzt wird geprüft, ob du gewonnen hast. Wer von der Polizei durchsucht wurde, zieht erst danach.',
          rules: ['CC-29a'],
        },
        {
          kind: 'example',
          text: 'Ihr spielt zu dritt, das Ziel ist also 16. Du hast 14 Punkte und spielst Wissenschaftler. Mit den 2 Punkten sind es 16: Du gewinnst und ziehst keine Karten mehr.',
        },
        {
          kind: 'example',
          text: 'Du hast 15 Punkte und spielst 3 Bürokraten. Drei verschiedene Fraktionen werden aufgedeckt. Sie zählen zusammen, und du gewinnst mit 18 Punkten.',
        },
      ],
    },
    {
      id: 'knowledge',
      title: 'Was du wissen darfst',
      rules: ['CC-30', 'CC-31', 'CC-32'],
      body: [
        { kind: 'text', text: 'Das können alle jederzeit nachsehen:', rules: ['CC-30'] },
        {
          kind: 'list',
          items: [
            'alle Punktestände und wie viele Karten alle auf der Hand haben',
            'die Auslage',
            'wie viele Karten im Nachziehstapel sind',
            'wie viele Karten jeder Fraktion im Ablagestapel liegen',
            'alles, was ausgespielt, genommen oder aufgedeckt wurde',
            'wer am Zug ist und wer noch antwortet',
          ],
          rules: ['CC-30'],
        },
        {
          kind: 'text',
          text: 'Manches weißt nur du: deine Handkarten, die Karten, die du verdeckt gezogen hast, und deine Antwort, solange die anderen noch überlegen.',
          rules: ['CC-31'],
        },
        {
          kind: 'text',
          text: 'Die Reihenfolge des Nachziehstapels und die Karten der anderen sind gar nicht erst auf deinem Gerät. Nichts, was der Tisch dir schickt, verrät sie, und kein Bot weiß mehr, als man auf seinem Platz wissen kann.',
          rules: ['CC-32'],
        },
      ],
    },
  ],
}
