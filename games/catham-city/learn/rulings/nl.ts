import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed:
    'Zo gedrukt in alle uitgaven die we kennen: HUCH! (Nederlands, Duits, Engels, Pools), Cosmodrome (Engels) en de Franse uitgave.',
  'CC-2':
    'In de doos zitten fiches voor 90 punten, 12 van 5 en 30 van 1; wat er gebeurt als ze op zijn, staat er niet bij. In een partij raken ze nooit op, dus telt de tafel gewoon mee.',
  'CC-3':
    'Volgens de dozen begint wie het duisterste verleden heeft; in de Franse wie het best een kat nadoet. De tafel kan geen van beide beoordelen en laat het lot beslissen, tenzij de host de volgorde heeft vastgelegd.',
  'CC-7':
    'Bij HUCH! neem of speel je. Cosmodrome en de Franse uitgave zeggen dat je dat kunt doen. Hier moet het: anders kan een partij stilvallen.',
  'CC-8':
    'Geen enkele doos zegt of je ook niets mag nemen. Hier neem je minstens één kaart, want niets nemen zou passen zijn.',
  'CC-10':
    'HUCH! controleert de limiet aan het eind van je beurt. Cosmodrome en de Franse uitgave verbieden meer dan 10 kaarten op elk moment. We volgen HUCH!: midden in je beurt mag je er dus 12 hebben, en je kiest uit allemaal.',
  'CC-11':
    'Met twee acties telt hetzelfde verschil nog eens: we controleren de limiet één keer, na de tweede actie. Bij Cosmodrome en in de Franse uitgave is het na de eerste al bij 10 afgelopen.',
  'CC-13':
    'De dozen zeggen dat de aflegstapel wordt geschud als de trekstapel leeg is, maar niet wanneer precies. Hier gebeurt het zodra de volgende kaart nodig is; wat tot dan is afgelegd, zit er dus bij.',
  'CC-14':
    'Geen enkele doos zegt waar de kaarten liggen zolang hun resultaat wordt uitgevoerd. Hier wachten ze op tafel en worden ze niet meegeschud. Eén Nederlandse tekst legt gespeelde Robocats en Maffia op de trekstapel; dat is een drukfout.',
  'CC-15':
    'Geen enkele doos heeft een regel voor twee lege stapels. Je krijgt de kaarten die er zijn, en de open kaarten worden aangevuld zodra het kan.',
  'CC-16': 'Geen enkele doos heeft hier een regel voor, want met 75 kaarten komt het niet voor.',
  'CC-20':
    'Wat er bij één kaart geldt, staat alleen bij HUCH! in het Duits, Engels en Pools; dat volgen we. Zonder kaarten maar met een punt raak je het punt kwijt: dat hebben we in dezelfde geest beslist.',
  'CC-21':
    'HUCH! legt de kaarten een voor een open. Wij leggen ze samen open, omdat de volgorde alleen helemaal aan het eind iets uitmaakt (CC-29a). In het voorbeeld van de Nederlandse doos heeft de opponent zoveel kaarten nodig ‘als jij’; bedoeld is zoveel als Hackers.',
  'CC-22':
    'Geen enkele doos zegt wat er gebeurt als de hand kleiner is dan het aantal Politieagenten, of leeg. Dan wordt alles open gelegd, en ook een lege hand mag je kiezen.',
  'CC-23':
    'Eén Nederlandse tekst laat je voor elke extra kaart afleggen. De kaart zelf en alle andere uitgaven zeggen één, en wij ook.',
  'CC-24':
    'Bij Cosmodrome houd je de open gelegde kaarten als punten. In alle andere uitgaven krijg je punten en worden de kaarten afgelegd; die volgen we, zodat er geen kaart uit het spel verdwijnt. De Nederlandse doos noemt de Ambtenaren in regels en voorbeelden officials.',
  'CC-25':
    'Geen enkele doos zegt of antwoorden geheim zijn. Hier antwoordt iedereen tegelijk, zodat niemand op de anderen hoeft te wachten en niemand er voordeel van heeft de laatste te zijn.',
  'CC-27': 'Een keuze uit één is geen keuze: de tafel bespaart je het tikken.',
  'CC-27a':
    'Aan een echte tafel verraadt een pauze niet meer dan een gezicht. Hier zou ze vertellen wie iets te kiezen had, en dus iets over een hand.',
  'CC-28':
    'Geen enkele uitgave zegt of een gegeven kaart wordt getoond. Hier blijft ze tussen jullie tweeën, alsof ze verdekt wordt doorgegeven.',
  'CC-29a':
    'HUCH! legt de kaarten van de Hackers een voor een open, en de partij zou er middenin kunnen eindigen. Wij tellen het als één geheel, zodat punten, gestolen en afgelegde kaarten nooit afhangen van een volgorde die niemand koos.',
  'CC-30':
    'Geen enkele doos somt op wat iedereen mag weten. Dit is wat op een tafel open ligt of er geteld kan worden.',
  'CC-31':
    'Zoals met kaarten in de hand aan een echte tafel. Dat een antwoord geheim is tot alles binnen is, hoort bij CC-25.',
  'CC-32': 'Aan een echte tafel kijkt niemand door kaarten heen. Hier is het een belofte over wat de server stuurt.',
}
