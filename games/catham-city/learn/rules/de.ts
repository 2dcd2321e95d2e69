import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/de.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'Das Ziel',
    body: [
      'In Catham City wird gewählt, und du willst ins Rathaus. Sammle Karten der Fraktionen, spiel passende zusammen aus und verdien dir damit Wahlkampfpunkte.',
      ['Zu zweit oder zu dritt brauchst du 16 Wahlkampfpunkte.', 'Zu viert, zu fünft oder zu sechst genügen 13.'],
      {
        text: 'Wer das zuerst schafft, gewinnt auf der Stelle. Eine Schlussrunde oder eine Endabrechnung gibt es nicht.',
        asked: 'wie wann gewinne ich gewinnt man Sieg siegen Gewinner',
      },
    ],
  },
  deck: {
    title: 'Die Karten',
    body: [
      {
        text: 'Es gibt acht Fraktionen mit je 15 Karten. Innerhalb einer Fraktion sind alle gleich: Wichtig ist nur, zu wem eine Karte gehört.',
        asked: 'wie viele von jeder Sorte wie viele Karten Fraktionen gibt es',
      },
      'Alle acht: Detektive, Wissenschaftler, Robocats, Mafia, Hacker, Polizei, Journalistinnen und Bürokraten.',
      {
        text: 'In einer Partie spielen nur fünf Fraktionen mit, das sind 75 Karten. Wer den Tisch eröffnet, sucht sie aus. Wenn du neu bist, bleib beim Starterset.',
        asked: 'welche Fraktionen für Anfänger Einsteiger',
      },
      'Das Starterset: Detektive, Wissenschaftler, Robocats, Mafia und Hacker.',
      'Wahlkampfpunkte gehen nie aus. Der Tisch zählt für dich mit.',
    ],
  },
  setup: {
    title: 'Vor dem ersten Zug',
    body: [
      {
        text: 'Ihr spielt zu zweit bis zu sechst, reihum im Uhrzeigersinn. Wer anfängt, entscheidet das Los, es sei denn, die Sitzordnung wurde vorher festgelegt.',
        asked: 'wer beginnt zuerst wie viele Leute Spieler können mitspielen',
      },
      {
        text: 'Der Tisch mischt alle 75 Karten und teilt sie aus. Wer länger auf den ersten Zug wartet, bekommt mehr Karten:',
        asked: 'mit wie vielen Karten fange fängt beginne Anfang Start',
      },
      ['Platz 1 und 2: je 6 Karten.', 'Platz 3 und 4: je 7 Karten.', 'Platz 5 und 6: je 8 Karten.'],
      {
        text: 'Danach werden 7 Karten offen ausgelegt. Das ist die Auslage, aus der sich alle bedienen. Die übrigen Karten bilden den verdeckten Nachziehstapel.',
        asked: 'was ist die Auslage',
      },
      'So kann die Auslage am Anfang aussehen.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    body: [
      {
        text: 'In deinem Zug tust du genau eines: Du nimmst Karten, oder du spielst welche aus. Passen darfst du nicht, solange du noch etwas tun kannst. Mit leerer Hand nimmst du Karten.',
        asked:
          'aussetzen passen Zug auslassen keine Karten mehr habe leere Hand zwei zweimal nehmen und spielen wann bin ich dran an der Reihe muss ich spielen',
      },
      [
        'Nehmen: Du nimmst Karten einer Fraktion aus der Auslage.',
        'Ausspielen: Du spielst Karten einer Fraktion aus der Hand aus und nutzt ihren Effekt.',
      ],
      'Danach wird dein Handkartenlimit geprüft, und links von dir geht es weiter.',
      'Kannst du einmal weder nehmen noch ausspielen, entfällt deine Aktion. Mit 75 Karten passiert das nie; die Regel steht nur der Vollständigkeit halber hier.',
    ],
  },
  take: {
    title: 'Karten nehmen',
    body: [
      {
        text: 'Such dir eine Fraktion aus, die in der Auslage liegt, und nimm beliebig viele ihrer Karten, mindestens aber 1. Du nimmst sie auf die Hand, und alle sehen, welche es sind.',
        asked: 'wie viele Karten nehmen verschiedene vom Stapel ziehen',
      },
      'Hier liegen zwei Mafia-Karten. Du darfst eine davon nehmen oder beide.',
      {
        text: 'Die Lücken werden sofort vom Nachziehstapel aufgefüllt, bis wieder 7 Karten ausliegen.',
        asked: 'wann wird die Auslage aufgefüllt nachgefüllt',
      },
      'In der Auslage liegen 2 Detektive, 1 Hacker, 2 Mafia-Karten, 1 Robocat und 1 Wissenschaftler. Du nimmst beide Mafia-Karten. Ein Hacker und ein Wissenschaftler rücken nach. Sie bleiben liegen, denn deine Aktion ist vorbei.',
      'Tipp: Manchmal ist es klug, eine Karte liegen zu lassen. Jede Lücke bringt eine neue Karte, und die nächste Wahl hat jemand anderes.',
    ],
  },
  play: {
    title: 'Karten ausspielen',
    body: [
      {
        text: 'Du spielst Karten einer einzigen Fraktion aus der Hand, und zwar so, wie diese Fraktion es verlangt. Wo 3 Karten gefordert sind, gehen weder 2 noch 4. Detektive und Polizei brauchen außerdem eine Zusatzkarte. Sie bestimmt nur eine Fraktion; ihr eigener Effekt zählt nicht.',
        asked: 'was ist ein Satz Set',
      },
      {
        text: 'Gibt es beim Ausspielen feste Punkte, so bekommst du sie zuerst. Dann folgt der Rest des Effekts.',
        asked: 'wie bekomme ich Punkte',
      },
      [
        'Detektive: 3 Karten und 1 Zusatzkarte. Du bekommst 3 Punkte, die anderen dürfen antworten.',
        'Wissenschaftler: 3 Karten. Du bekommst 2 Punkte und ziehst 2 Karten.',
        'Robocats: 2 Karten, um 5 zu ziehen, oder 4 Karten für 3 Punkte.',
        'Mafia: 4 Karten. Du bekommst 2 Punkte, die anderen verlieren Karten oder einen Punkt.',
        'Hacker: 1 bis 4 Karten gegen einen Gegner. Du gewinnst Punkte oder stiehlst Karten.',
        'Polizei: mindestens 1 Karte und 1 Zusatzkarte gegen einen Gegner. Du bekommst Punkte für passende Karten.',
        'Journalistinnen: 2 Karten. Du bekommst 2 Punkte, die anderen dürfen dir Karten geben.',
        'Bürokraten: mindestens 1 Karte. Du bekommst 1 Punkt für jede Fraktion, die du aufdeckst.',
      ],
    ],
  },
  detectives: {
    title: 'Detektive',
    body: [
      'Drei Detektive, dazu eine Mafia-Karte als Zusatzkarte.',
      'Du spielst genau 3 Detektive und legst 1 Zusatzkarte aus deiner Hand dazu. Sie darf zu jeder Fraktion gehören; auch ein vierter Detektiv ist erlaubt.',
      'Du bekommst 3 Punkte. Dann dürfen alle anderen je eine Karte abwerfen, die zur selben Fraktion gehört wie deine Zusatzkarte. Wer das tut, bekommt 1 Punkt. Niemand muss.',
      'Du spielst 3 Detektive und eine Mafia-Karte: 3 Punkte für dich. Ada wirft eine Mafia-Karte ab und bekommt 1 Punkt. Bruno hat auch eine, behält sie aber lieber und passt.',
      'Tipp: Nimm als Zusatzkarte eine Fraktion, von der die anderen kaum etwas haben oder von der sie sich ungern trennen.',
    ],
  },
  scientists: {
    title: 'Wissenschaftler',
    body: [
      'Drei Wissenschaftler bringen 2 Punkte und zwei neue Karten.',
      'Du spielst genau 3 Wissenschaftler.',
      'Du bekommst 2 Punkte. Danach ziehst du 2 Karten vom Nachziehstapel, die nur du siehst.',
      'Du hast 6 Karten und spielst 3 Wissenschaftler. Du bekommst 2 Punkte und ziehst einen Robocat und einen Hacker. Jetzt hast du 5 Karten; die anderen wissen, wie viele es sind, aber nicht, welche.',
      'Tipp: Wissenschaftler lohnen sich doppelt, und niemand darf darauf antworten. Mit ihnen machst du nie etwas falsch.',
    ],
  },
  robocats: {
    title: 'Robocats',
    body: [
      'Zwei Robocats: fünf Karten ziehen.',
      'Vier Robocats: 3 Punkte.',
      {
        text: 'Du spielst genau 2 Robocats oder genau 4. Mit 1 oder 3 lässt sich nichts anfangen.',
        asked: 'Roboter',
      },
      'Für 2 Robocats ziehst du 5 Karten, die außer dir niemand sieht. Für 4 bekommst du 3 Punkte, aber keine Karten.',
      'Du hast 4 Robocats. Alle zusammen brächten dir 3 Punkte. Du spielst aber nur 2 davon und ziehst 5 Karten; die beiden anderen hebst du dir für später auf.',
      'Tipp: Ein Paar Robocats füllt eine leere Hand. Denk aber daran, dass du am Ende deines Zuges höchstens 10 Karten behalten darfst.',
    ],
  },
  mafia: {
    title: 'Mafia',
    body: [
      'Vier Mafia-Karten.',
      'Du spielst genau 4 Mafia-Karten.',
      {
        text: 'Du bekommst 2 Punkte. Dann müssen alle anderen zahlen: Entweder werfen sie 2 Karten ihrer Wahl ab, oder sie geben 1 Punkt ab. Es kommt darauf an, was sie haben:',
        asked: 'kann ich Punkte verlieren',
      },
      [
        'Mindestens 2 Karten und mindestens 1 Punkt: Sie entscheiden selbst.',
        'Mindestens 2 Karten, aber keine Punkte: Sie werfen 2 Karten ab und suchen sie selbst aus.',
        'Höchstens 1 Karte, aber mindestens 1 Punkt: Sie verlieren einen Punkt.',
        'Genau 1 Karte und keine Punkte: Sie werfen diese Karte ab.',
        'Weder Karten noch Punkte: Es passiert ihnen nichts.',
      ],
      'Du spielst 4 Mafia-Karten und bekommst 2 Punkte. Ada hat 5 Karten und 3 Punkte; sie zahlt lieber einen Punkt. Bruno hat 4 Karten, aber noch keine Punkte: Er wirft 2 Karten ab. Cleo hat 1 Karte und 6 Punkte: Sie verliert einen Punkt und behält ihre Karte.',
      'Tipp: Die Mafia trifft am härtesten, wenn die anderen ihre Karten gerade beisammenhaben.',
    ],
  },
  hackers: {
    title: 'Hacker',
    body: [
      'Zwei Hacker infiltrieren eine fremde Hand.',
      {
        text: 'Du spielst 1 bis 4 Hacker gegen einen Gegner. Er muss mindestens so viele Karten haben, wie du Hacker spielst. Deine Hacker selbst zählen dabei nicht mit.',
        asked: 'stehlen bestehlen klauen',
      },
      'Deine Hacker infiltrieren seine Hand: Sie werden unter die Karten gemischt. Dann deckt der Tisch zufällig Karten aus dieser Hand auf, und zwar eine für jeden gespielten Hacker.',
      [
        'Jeder aufgedeckte Hacker bringt dir 1 Punkt und wird abgeworfen, egal, von wem er stammt.',
        'Jede andere aufgedeckte Karte gehört dir: Du nimmst sie auf die Hand.',
        'Hacker, die nicht aufgedeckt wurden, bleiben in der fremden Hand.',
      ],
      'Aufgedeckt: ein Hacker für 1 Punkt und eine Mafia-Karte für deine Hand.',
      'Bruno hat 4 Karten. Du spielst 2 Hacker gegen ihn. Von den nun 6 Karten werden 2 aufgedeckt: ein Hacker und eine Mafia-Karte. Du bekommst 1 Punkt und die Mafia-Karte. Dein zweiter Hacker gehört jetzt Bruno.',
      'Tipp: In einer kleinen Hand triffst du oft deine eigenen Hacker und punktest. In einer großen stiehlst du meist.',
    ],
  },
  police: {
    title: 'Polizei',
    body: [
      'Drei Polizisten, dazu ein Wissenschaftler als Zusatzkarte.',
      'Du spielst mindestens 1 Polizisten und dazu genau 1 Zusatzkarte einer anderen Fraktion. Dann suchst du dir einen Gegner aus. Du darfst so viele Polizisten spielen, wie du hast. Auch wer keine Karten hat, darf gewählt werden.',
      'Der Tisch deckt zufällig Karten aus dieser Hand auf, eine für jeden gespielten Polizisten. Sind es weniger Handkarten, werden alle aufgedeckt.',
      [
        'Jede Karte, die zur Fraktion deiner Zusatzkarte gehört, bringt dir 1 Punkt.',
        'Für jeden Polizisten darunter zieht der Gegner 1 neue Karte.',
        'Zum Schluss wird alles abgeworfen, was aufgedeckt und was ausgespielt wurde.',
      ],
      'Aufgedeckt: Der Wissenschaftler bringt dir 1 Punkt; für den Polizisten zieht der Gegner eine Karte.',
      'Du spielst 3 Polizisten und einen Wissenschaftler gegen Cleo, die 5 Karten hat. Aufgedeckt werden ein Wissenschaftler, ein Polizist und ein Robocat. Du bekommst 1 Punkt, und Cleo zieht 1 Karte. Das Aufgedeckte wird abgeworfen, ihr bleiben also 3 Karten.',
      'Tipp: Merk dir, was die anderen aus der Auslage nehmen. Dann weißt du, wonach du suchen musst.',
    ],
  },
  journalists: {
    title: 'Journalistinnen',
    body: [
      'Zwei Journalistinnen.',
      'Du spielst genau 2 Journalistinnen.',
      {
        text: 'Du bekommst 2 Punkte. Dann dürfen dir alle anderen je 1 Karte geben, gleich welcher Fraktion. Nur wer das tut, darf eine zweite Karte derselben Fraktion abwerfen und bekommt dafür 1 Punkt. Mehr als eine Karte lässt sich so nicht abwerfen.',
        asked: 'muss ich eine Karte hergeben abgeben behalten',
      },
      'Ein Detektiv geht an dich, der andere auf den Ablagestapel: Wer gegeben hat, bekommt 1 Punkt.',
      'Du spielst 2 Journalistinnen und bekommst 2 Punkte. Ada hat 3 Detektive: Einen gibt sie dir, einen wirft sie ab und bekommt 1 Punkt. Bruno gibt dir eine Karte, wirft aber nichts ab. Cleo passt.',
      'Tipp: Für den Punkt brauchst du als Antwort zwei Karten derselben Fraktion. Überleg dir, wie sehr dein Geschenk hilft.',
    ],
  },
  officials: {
    title: 'Bürokraten',
    body: [
      'Drei Bürokraten, drei aufgedeckte Karten, zwei Fraktionen: 2 Punkte.',
      {
        text: 'Du spielst beliebig viele Bürokraten, mindestens aber 1.',
        asked: 'Beamte',
      },
      'Du deckst ebenso viele Karten vom Nachziehstapel auf. Für jede Fraktion, die dabei ist, bekommst du 1 Punkt; auch Bürokraten zählen mit. Danach werden diese Karten und die gespielten Bürokraten abgeworfen.',
      'Du spielst 3 Bürokraten und deckst einen Detektiv und zwei Wissenschaftler auf. Das sind zwei Fraktionen, also bekommst du 2 Punkte.',
      'Tipp: Die zweite Karte derselben Fraktion ist nichts wert. Zweimal wenige Bürokraten bringen oft mehr als einmal viele.',
    ],
  },
  answers: {
    title: 'Antworten',
    body: [
      'Auf Detektive, Mafia und Journalistinnen antworten die anderen. Das läuft bei allen dreien gleich ab.',
      'Alle, die eine Wahl haben, antworten gleichzeitig. Du antwortest einmal und siehst nicht, was die anderen tun: Die Antworten bleiben geheim, bis die letzte da ist.',
      'Dann werden die Antworten nacheinander ausgeführt, im Uhrzeigersinn und beginnend links von dem, der am Zug ist.',
      'Ihr spielt zu viert, das Ziel ist also 13. Du spielst Detektive. Links von dir sitzt Ada, neben ihr Bruno; beide haben 12 Punkte und werfen eine passende Karte ab. Adas Antwort kommt zuerst. Sie erreicht 13 Punkte und gewinnt.',
      'Kannst du nur auf eine einzige Art antworten, gibt der Tisch diese Antwort für dich. Sie wird mit den anderen ausgeführt.',
      'Für den Tisch zählen nur Kartenzahl und Punkte: Wer danach eine Wahl haben könnte, wird als antwortend angezeigt, bis alles da ist. Ob jemand eine Wahl hatte oder niemand, sieht von außen gleich aus, auch in der Zeit. So verrät das Warten nie etwas über eine Hand.',
      'Auch der Verlauf hält dicht. Bis zum Ende der Partie sieht dort jemand ohne Wahl genauso aus wie jemand, der gepasst hat.',
      'Welche Karte du wegen der Journalistinnen hergibst, sehen nur du und der Gegner, der sie bekommt. Wirfst du auch eine Karte dieser Fraktion ab, wissen es alle.',
    ],
  },
  'hand-limit': {
    title: 'Das Handkartenlimit',
    body: [
      {
        text: 'Hast du am Ende deines Zuges mehr als 10 Karten, wirfst du ab, bis es genau 10 sind. Du wählst frei unter allen deinen Karten, ob alt oder neu.',
        asked:
          'wie viele Karten darf kann ich auf der Hand haben halten behalten höchstens maximal Maximum Handkartenlimit zu viele mehr 11 12 13 Handlimit muss ich abwerfen',
      },
      'Du hast 9 Karten, spielst 2 Robocats und ziehst 5 Karten. Das macht 12, also wirfst du 2 beliebige ab.',
      'Während deines Zuges dürfen es mehr als 10 sein. In fremden Zügen hast du am Ende nie mehr als 10 Karten; deshalb wird nur geprüft, wer gerade am Zug ist.',
    ],
  },
  'two-actions': {
    title: 'Variante: zwei Aktionen',
    body: [
      'In dieser Variante hast du in jedem Zug zwei Aktionen. Du darfst zweimal nehmen, zweimal ausspielen oder beides je einmal tun, in beliebiger Reihenfolge.',
      'Du musst beide nutzen, solange du kannst. Dein Handkartenlimit wird nur einmal geprüft, nach der zweiten Aktion.',
      'Zuerst nimmst du 2 Detektive aus der Auslage und hast nun 12 Karten. Das ist vorerst in Ordnung. Mit der zweiten Aktion spielst du 3 Detektive und eine Zusatzkarte und beendest deinen Zug mit 8 Karten.',
    ],
  },
  piles: {
    title: 'Wenn die Karten ausgehen',
    body: [
      {
        text: 'Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Das geschieht erst in diesem Moment; dann wird weitergezogen.',
        asked: 'was passiert wenn der Stapel das Deck leer aufgebraucht ist alle Karten weg neu mischen',
      },
      {
        text: 'Ausgespielte und aufgedeckte Karten bleiben auf dem Tisch, solange ihr Effekt läuft. Erst danach werden sie abgeworfen. Wird der Ablagestapel zwischendurch gemischt, sind sie nicht dabei.',
        asked: 'was passiert mit gespielten Karten',
      },
      'Anders ist es mit Karten, die als Antwort abgeworfen werden: Sie liegen auf dem Ablagestapel, sobald diese Antwort ausgeführt ist.',
      'Sind beide Stapel leer, begnügst du dich mit dem, was noch da ist: Du ziehst weniger Karten oder deckst weniger auf.',
      'Liegen weniger als 7 Karten aus, wird die Auslage am Ende des Zuges aufgefüllt, nachdem das Handkartenlimit geprüft wurde. Dazu kommt es nur zu sechst und mit zwei Aktionen.',
    ],
  },
  end: {
    title: 'Das Ende der Partie',
    body: [
      {
        text: 'Sobald jemand das Ziel erreicht, ist die Partie vorbei, auch mitten in einem Effekt. Wer das schafft, zieht ins Rathaus ein.',
        asked: 'wann endet das Spiel Partie zu Ende aus vorbei',
      },
      {
        text: 'Danach geschieht nichts mehr: keine weiteren Antworten, kein Ziehen, kein Abwerfen. Nur die Karten auf dem Tisch kommen noch auf den Ablagestapel. Einen Gleichstand gibt es nie, denn die Antworten werden nacheinander ausgeführt.',
        asked: 'unentschieden Remis wer gewinnt bei Gleichstand',
      },
      'Was Hacker, Polizei oder Bürokraten aufdecken, zählt immer als Ganzes. Alle Punkte dafür gibt es auf einmal, aufgedeckte Hacker werden abgeworfen, und gestohlene Karten wechseln die Hand. Erst jetzt wird geprüft, ob du gewonnen hast. Wer von der Polizei durchsucht wurde, zieht erst danach.',
      'Ihr spielt zu dritt, das Ziel ist also 16. Du hast 14 Punkte und spielst Wissenschaftler. Mit den 2 Punkten sind es 16: Du gewinnst und ziehst keine Karten mehr.',
      'Du hast 15 Punkte und spielst 3 Bürokraten. Drei verschiedene Fraktionen werden aufgedeckt. Sie zählen zusammen, und du gewinnst mit 18 Punkten.',
    ],
  },
  knowledge: {
    title: 'Was du wissen darfst',
    body: [
      {
        text: 'Das können alle jederzeit nachsehen:',
        asked: 'in den Ablagestapel schauen ansehen nachsehen',
      },
      [
        'alle Punktestände und wie viele Karten alle auf der Hand haben',
        'die Auslage',
        'wie viele Karten im Nachziehstapel sind',
        'wie viele Karten jeder Fraktion im Ablagestapel liegen',
        'alles, was ausgespielt, genommen oder aufgedeckt wurde',
        'wer am Zug ist und wer noch antwortet',
      ],
      {
        text: 'Manches weißt nur du: deine Handkarten, die Karten, die du verdeckt gezogen hast, und deine Antwort, solange die anderen noch überlegen.',
        asked: 'kann ich die Hand Karten der anderen sehen',
      },
      'Die Reihenfolge des Nachziehstapels und die Karten der anderen sind gar nicht erst auf deinem Gerät. Nichts, was der Tisch dir schickt, verrät sie, und kein Bot weiß mehr, als man auf seinem Platz wissen kann.',
    ],
  },
})
