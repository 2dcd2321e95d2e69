import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/nl.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'Het doel',
    body: [
      'Catham City kiest een burgemeester, en jij doet mee. Verzamel kaarten van de groeperingen, speel ze samen en verdien campagnepunten.',
      ['Met 2 of 3 spelers heb je 16 campagnepunten nodig.', 'Met 4, 5 of 6 spelers zijn 13 punten genoeg.'],
      {
        text: 'Wie daar het eerst is, wint meteen. Er komt geen laatste ronde en geen eindtelling.',
        asked: 'hoe wanneer win ik winnen wint winnaar',
      },
    ],
  },
  deck: {
    title: 'De kaarten',
    body: [
      {
        text: 'Er zijn acht groeperingen van elk 15 kaarten. Binnen een groepering zijn alle kaarten hetzelfde: alleen de groepering telt.',
        asked: 'hoeveel van elke soort per groepering hoeveel kaarten groeperingen facties zijn er welke',
      },
      'Alle acht: Detectives, Wetenschappers, Robocats, Maffia, Hackers, Politie, Journalisten en Ambtenaren.',
      {
        text: 'In een partij doen maar vijf groeperingen mee, samen 75 kaarten. Wie de tafel opent, kiest ze. Ben je nieuw, houd het dan bij de startset.',
        asked: 'welke groeperingen voor beginners facties',
      },
      'De startset: Detectives, Wetenschappers, Robocats, Maffia en Hackers.',
      'Campagnepunten raken nooit op. De tafel houdt de stand voor je bij.',
    ],
  },
  setup: {
    title: 'Voor je begint',
    body: [
      {
        text: 'Jullie spelen met twee tot zes spelers en komen met de klok mee aan de beurt. Het lot bepaalt wie begint, tenzij de plaatsen bij het openen van de tafel zijn vastgelegd.',
        asked: 'wie is het eerst aan de beurt hoeveel mensen kunnen meespelen',
      },
      {
        text: 'De tafel schudt alle 75 kaarten en deelt. Wie langer op de eerste beurt moet wachten, krijgt meer kaarten:',
        asked: 'met hoeveel kaarten begin start',
      },
      ['Plaats 1 en 2: elk 6 kaarten.', 'Plaats 3 en 4: elk 7 kaarten.', 'Plaats 5 en 6: elk 8 kaarten.'],
      {
        text: 'Daarna worden 7 kaarten open neergelegd. Dat zijn de open kaarten, waaruit iedereen mag nemen. De rest vormt de verdekte trekstapel.',
        asked: 'wat zijn de open kaarten aanbod markt',
      },
      'Zo kunnen de open kaarten er in het begin uitzien.',
    ],
  },
  turn: {
    title: 'Jouw beurt',
    body: [
      {
        text: 'In je beurt doe je precies één ding: je neemt kaarten of je speelt ze uit. Passen mag niet zolang je nog iets kunt doen. Met een lege hand neem je kaarten.',
        asked: 'beurt overslaan passen geen kaarten meer lege hand twee keer moet ik spelen',
      },
      [
        'Nemen: je neemt kaarten van één groepering uit de open kaarten.',
        'Spelen: je legt kaarten van één groepering uit je hand neer en gebruikt hun resultaat.',
      ],
      'Daarna wordt je handlimiet gecontroleerd en is de speler links van je aan de beurt.',
      'Kun je een keer niets nemen en niets uitspelen, dan vervalt je actie. Met 75 kaarten gebeurt dat nooit; het staat hier alleen voor de volledigheid.',
    ],
  },
  take: {
    title: 'Kaarten nemen',
    body: [
      {
        text: 'Kies een groepering die bij de open kaarten ligt en neem daar zoveel kaarten van als je wilt, maar minstens 1. Ze gaan naar je hand, en iedereen ziet welke het zijn.',
        asked: 'hoeveel kaarten nemen pakken verschillende van de stapel trekken',
      },
      'Er liggen twee Maffiakaarten. Je mag er een nemen, of allebei.',
      {
        text: 'De lege plekken worden meteen aangevuld vanaf de trekstapel, zodat er weer 7 kaarten liggen.',
        asked: 'wanneer worden de open kaarten aangevuld aanvullen aanbod markt',
      },
      'Bij de open kaarten liggen 2 Detectives, 1 Hacker, 2 Maffiakaarten, 1 Robocat en 1 Wetenschapper. Jij neemt beide Maffiakaarten. Er komen een Hacker en een Wetenschapper bij. Die blijven liggen, want je actie is voorbij.',
      'Tip: soms is het slim om een kaart te laten liggen. Elke lege plek brengt een nieuwe kaart, en daarna mag iemand anders kiezen.',
    ],
  },
  play: {
    title: 'Kaarten uitspelen',
    body: [
      {
        text: 'Je speelt kaarten van één enkele groepering uit je hand, precies zoals die groepering het vraagt. Zijn er 3 kaarten nodig, dan lukt het niet met 2 en ook niet met 4. Bij Detectives en Politie hoort ook nog een extra kaart. Die wijst alleen een groepering aan; het resultaat van die kaart telt niet.',
        asked: 'wat is een set',
      },
      {
        text: 'Levert het spelen een vast aantal punten op, dan krijg je die eerst. Daarna volgt de rest van het resultaat.',
        asked: 'hoe krijg ik punten',
      },
      [
        'Detectives: 3 kaarten en 1 extra kaart. Je krijgt 3 punten en de anderen mogen antwoorden.',
        'Wetenschappers: 3 kaarten. Je krijgt 2 punten en trekt 2 kaarten.',
        'Robocats: 2 kaarten om er 5 te trekken, of 4 kaarten voor 3 punten.',
        'Maffia: 4 kaarten. Je krijgt 2 punten en de anderen verliezen kaarten of een punt.',
        'Hackers: 1 tot 4 kaarten tegen één opponent. Je wint punten of steelt kaarten.',
        'Politie: 1 of meer kaarten en 1 extra kaart, tegen één opponent. Je krijgt punten voor kaarten die erbij passen.',
        'Journalisten: 2 kaarten. Je krijgt 2 punten en de anderen mogen je kaarten geven.',
        'Ambtenaren: 1 of meer kaarten. Je krijgt 1 punt voor elke groepering die je open legt.',
      ],
    ],
  },
  detectives: {
    title: 'Detectives',
    body: [
      'Drie Detectives, met een Maffiakaart als extra kaart.',
      'Je speelt precies 3 Detectives en legt er 1 extra kaart uit je hand bij. De groepering daarvan maakt niet uit; een vierde Detective mag ook.',
      'Je krijgt 3 punten. Daarna mag elke opponent één kaart afleggen van dezelfde groepering als jouw extra kaart, en krijgt daar 1 punt voor. Niemand hoeft dat te doen.',
      'Je speelt 3 Detectives en een Maffiakaart: 3 punten voor jou. Ada legt een Maffiakaart af en krijgt 1 punt. Bruno heeft er ook een, maar houdt die liever en past.',
      'Tip: kies als extra kaart een groepering waar de anderen weinig van hebben, of een die ze niet graag kwijtraken.',
    ],
  },
  scientists: {
    title: 'Wetenschappers',
    body: [
      'Drie Wetenschappers leveren 2 punten en twee nieuwe kaarten op.',
      'Je speelt precies 3 Wetenschappers.',
      'Je krijgt 2 punten. Daarna trek je 2 kaarten van de trekstapel die alleen jij ziet.',
      'Je hebt 6 kaarten en speelt 3 Wetenschappers. Je krijgt 2 punten en trekt een Robocat en een Hacker. Nu heb je 5 kaarten; de anderen weten hoeveel het er zijn, maar niet welke.',
      'Tip: Wetenschappers leveren dubbel op, en niemand mag erop antwoorden. Met hen zit je altijd goed.',
    ],
  },
  robocats: {
    title: 'Robocats',
    body: [
      'Twee Robocats: trek vijf kaarten.',
      'Vier Robocats: 3 punten.',
      {
        text: 'Je speelt precies 2 Robocats of precies 4. Met 1 of 3 kun je niets beginnen.',
        asked: 'robots robotkatten',
      },
      'Voor 2 Robocats trek je 5 kaarten die niemand anders ziet. Voor 4 krijg je 3 punten, maar geen kaarten.',
      'Je hebt 4 Robocats. Samen zouden ze je 3 punten opleveren. Toch speel je er maar 2 en trek je 5 kaarten; de andere twee bewaar je voor later.',
      'Tip: met twee Robocats vul je een lege hand. Denk wel aan de limiet van 10 kaarten aan het einde van je beurt.',
    ],
  },
  mafia: {
    title: 'Maffia',
    body: [
      'Vier Maffiakaarten.',
      'Je speelt precies 4 Maffiakaarten.',
      {
        text: 'Je krijgt 2 punten. Daarna moet elke opponent betalen: 2 kaarten naar keuze afleggen, of 1 punt inleveren. Het hangt ervan af wat iemand heeft:',
        asked: 'kan ik punten verliezen kwijt',
      },
      [
        'Minstens 2 kaarten en minstens 1 punt: vrije keuze.',
        'Minstens 2 kaarten, maar geen punten: 2 kaarten afleggen en zelf kiezen welke.',
        'Hooguit 1 kaart, maar minstens 1 punt: een punt kwijt.',
        'Precies 1 kaart en geen punten: die kaart afleggen.',
        'Geen kaarten en geen punten: er gebeurt niets.',
      ],
      'Je speelt 4 Maffiakaarten en krijgt 2 punten. Ada heeft 5 kaarten en 3 punten; zij betaalt liever een punt. Bruno heeft 4 kaarten, maar nog geen punten: hij legt 2 kaarten af. Cleo heeft 1 kaart en 6 punten: zij verliest een punt en houdt haar kaart.',
      'Tip: de Maffia slaat het hardst toe als de anderen hun kaarten net compleet hebben.',
    ],
  },
  hackers: {
    title: 'Hackers',
    body: [
      'Twee Hackers infiltreren in de hand van een opponent.',
      {
        text: 'Je speelt 1 tot 4 Hackers tegen één opponent. Die moet minstens zoveel kaarten hebben als jij Hackers speelt. Je Hackers zelf tellen daarbij niet mee.',
        asked: 'stelen van mij beroven',
      },
      'Je Hackers infiltreren in de andere hand: ze worden erdoor geschud. Daarna legt de tafel willekeurige kaarten uit die hand open: één voor elke Hacker die je speelde.',
      [
        'Elke open gelegde Hacker is 1 punt voor jou en wordt afgelegd, van wie hij ook komt.',
        'Elke andere open gelegde kaart is voor jou en gaat naar je hand.',
        'Hackers die niet open gelegd worden, blijven bij je opponent.',
      ],
      'Open gelegd: een Hacker voor 1 punt en een Maffiakaart voor je hand.',
      'Bruno heeft 4 kaarten. Je speelt 2 Hackers tegen hem. Van de 6 kaarten worden er 2 open gelegd: een Hacker en een Maffiakaart. Jij krijgt 1 punt en de Maffiakaart. Je tweede Hacker is nu van Bruno.',
      'Tip: in een kleine hand vind je vaak je eigen Hackers terug en scoor je. In een grote hand steel je vooral.',
    ],
  },
  police: {
    title: 'Politie',
    body: [
      'Drie Politieagenten, met een Wetenschapper als extra kaart.',
      'Je speelt minstens 1 Politieagent, samen met precies 1 extra kaart van een andere groepering, en kiest een opponent. Je mag zoveel Politieagenten spelen als je hebt. Ook een opponent zonder kaarten mag je kiezen.',
      'De tafel legt willekeurige kaarten uit die hand open: één voor elke Politieagent die je speelde. Is de hand kleiner, dan wordt alles open gelegd.',
      [
        'Elke kaart van dezelfde groepering als jouw extra kaart is 1 punt voor jou.',
        'Voor elke Politieagent die erbij is, trekt je opponent 1 nieuwe kaart.',
        'Aan het eind wordt alles afgelegd wat open gelegd of gespeeld is.',
      ],
      'Open gelegd: de Wetenschapper is 1 punt voor jou; voor de Politieagent trekt je opponent een kaart.',
      'Je speelt 3 Politieagenten en een Wetenschapper tegen Cleo, die 5 kaarten heeft. Een Wetenschapper, een Politieagent en een Robocat worden open gelegd. Jij krijgt 1 punt en Cleo trekt 1 kaart. Wat open gelegd is, wordt afgelegd, dus zij houdt 3 kaarten over.',
      'Tip: onthoud wat de anderen uit de open kaarten nemen. Dan weet je naar welke groepering je moet zoeken.',
    ],
  },
  journalists: {
    title: 'Journalisten',
    body: [
      'Twee Journalisten.',
      'Je speelt precies 2 Journalisten.',
      {
        text: 'Je krijgt 2 punten. Daarna mag elke opponent je 1 kaart geven, van welke groepering ook. Alleen wie dat doet, mag ook een tweede kaart van dezelfde groepering afleggen en krijgt daar 1 punt voor. Meer dan één kaart afleggen kan zo niet.',
        asked: 'moet ik een kaart geven weggeven afgeven',
      },
      'De ene Detective gaat naar jou, de andere naar de aflegstapel: 1 punt voor de gever.',
      'Je speelt 2 Journalisten en krijgt 2 punten. Ada heeft 3 Detectives: ze geeft jou er een, legt er een af en krijgt 1 punt. Bruno geeft je een kaart, maar legt niets af. Cleo past.',
      'Tip: voor dat punt heb je bij je antwoord twee kaarten van één groepering nodig. Bedenk wel hoeveel je cadeau de ander helpt.',
    ],
  },
  officials: {
    title: 'Ambtenaren',
    body: [
      'Drie Ambtenaren, drie open gelegde kaarten, twee groeperingen: 2 punten.',
      'Je speelt zoveel Ambtenaren als je wilt, maar minstens 1.',
      'Je legt evenveel kaarten van de trekstapel open en krijgt 1 punt voor elke groepering die erbij is; ook Ambtenaren tellen mee. Daarna worden al die kaarten en de gespeelde Ambtenaren afgelegd.',
      'Je speelt 3 Ambtenaren en legt een Detective en twee Wetenschappers open. Dat zijn twee groeperingen, dus je krijgt 2 punten.',
      'Tip: een tweede kaart van dezelfde groepering is niets waard. Twee keer een paar Ambtenaren spelen levert vaak meer op dan één keer veel.',
    ],
  },
  answers: {
    title: 'Antwoorden',
    body: [
      'Op Detectives, Maffia en Journalisten geven je opponenten antwoord. Dat gaat bij alle drie op dezelfde manier.',
      'Iedereen die iets te kiezen heeft, antwoordt op hetzelfde moment. Je antwoordt één keer en ziet niet wat de anderen doen: antwoorden blijven geheim tot het laatste binnen is.',
      'Daarna worden ze een voor een uitgevoerd, met de klok mee, te beginnen links van de speler die aan de beurt is.',
      'Jullie spelen met z’n vieren, dus het doel is 13. Je speelt Detectives. Links van je zit Ada, en naast haar Bruno; allebei hebben ze 12 punten en leggen ze een passende kaart af. Ada’s antwoord komt eerst. Zij haalt 13 punten en wint.',
      'Is er maar één antwoord dat je kunt geven, dan geeft de tafel het voor je. Het wordt samen met de andere uitgevoerd.',
      'De tafel kijkt alleen naar het aantal kaarten en de punten: wie misschien iets te kiezen heeft, wordt als ‘antwoordt’ getoond tot alles binnen is. Of iemand iets te kiezen had of niemand, ziet er van buiten hetzelfde uit, ook in de tijd. Zo verraadt het wachten nooit een hand.',
      'Ook het verloop houdt zijn mond. Tot de partij voorbij is, ziet iemand zonder keuze er net zo uit als iemand die heeft gepast.',
      'Een kaart die je door Journalisten weggeeft, zien alleen jij en degene die hem krijgt. Leg je er ook een van die groepering af, dan weet iedereen wat het was.',
    ],
  },
  'hand-limit': {
    title: 'De handlimiet',
    body: [
      {
        text: 'Heb je aan het einde van je beurt meer dan 10 kaarten, dan leg je er af tot je er precies 10 hebt. Je kiest vrij uit al je kaarten, oud en nieuw.',
        asked:
          'hoeveel kaarten mag kan ik in mijn hand hebben houden hoogstens maximaal maximum limiet te veel meer 11 12 13 moet ik afleggen',
      },
      'Je hebt 9 kaarten, speelt 2 Robocats en trekt er 5. Dat maakt 12, dus je legt er 2 naar keuze af.',
      'Tijdens je beurt mag je boven de 10 komen. In de beurt van een ander houd je nooit meer dan 10 kaarten over; daarom wordt alleen gekeken naar wie aan de beurt is.',
    ],
  },
  'two-actions': {
    title: 'Variant: twee acties',
    body: [
      'In deze variant heb je elke beurt twee acties. Je mag twee keer nemen, twee keer uitspelen of allebei één keer doen, in de volgorde die je wilt.',
      'Je moet ze allebei gebruiken zolang dat kan. Je handlimiet wordt maar één keer gecontroleerd, na de tweede actie.',
      'Eerst neem je 2 Detectives uit de open kaarten en heb je 12 kaarten. Dat mag voorlopig. Met je tweede actie speel je 3 Detectives en een extra kaart, en je eindigt je beurt met 8 kaarten.',
    ],
  },
  piles: {
    title: 'Als de kaarten opraken',
    body: [
      {
        text: 'Is er een kaart nodig en is de trekstapel leeg, dan wordt de aflegstapel geschud en wordt dat de nieuwe trekstapel. Dat gebeurt pas op dat moment; daarna gaat het trekken verder.',
        asked: 'wat als de stapel op leeg is opnieuw schudden',
      },
      {
        text: 'Kaarten die gespeeld of open gelegd zijn, blijven op tafel zolang hun resultaat wordt uitgevoerd. Pas daarna worden ze afgelegd. Wordt de aflegstapel intussen geschud, dan zitten ze er niet bij.',
        asked: 'wat gebeurt er met gespeelde kaarten',
      },
      'Met kaarten die als antwoord worden afgelegd, gaat het anders: die liggen op de aflegstapel zodra dat antwoord is uitgevoerd.',
      'Zijn beide stapels leeg, dan doe je het met wat er nog is: je trekt minder kaarten of legt er minder open.',
      'Liggen er minder dan 7 open kaarten, dan worden ze aan het einde van de beurt aangevuld, nadat de handlimiet is gecontroleerd. Dat komt alleen voor met zes spelers en twee acties.',
    ],
  },
  end: {
    title: 'Het einde van de partij',
    body: [
      {
        text: 'Zodra iemand het doel haalt, is de partij voorbij, ook midden in een resultaat. Die speler mag zich burgemeester noemen.',
        asked: 'wanneer eindigt stopt het spel einde afgelopen',
      },
      {
        text: 'Daarna gebeurt er niets meer: geen antwoorden, geen kaarten trekken, geen kaarten afleggen. Alleen de kaarten op tafel gaan nog naar de aflegstapel. Gelijkspel bestaat niet, want antwoorden worden een voor een uitgevoerd.',
        asked: 'gelijke stand remise wie wint bij gelijkspel',
      },
      'Wat Hackers, Politie of Ambtenaren open leggen, telt altijd als één geheel. Alle punten komen er in één keer bij, open gelegde Hackers worden afgelegd en gestolen kaarten wisselen van hand. Pas dan kijkt de tafel of je gewonnen hebt. De opponent die je voor de Politie koos, trekt daarna pas.',
      'Jullie spelen met z’n drieën, dus het doel is 16. Je hebt 14 punten en speelt Wetenschappers. Met die 2 punten kom je op 16: je wint en trekt niet meer.',
      'Je hebt 15 punten en speelt 3 Ambtenaren. Er worden drie verschillende groeperingen open gelegd. Die tellen samen, en je wint met 18 punten.',
    ],
  },
  knowledge: {
    title: 'Wat je mag weten',
    body: [
      {
        text: 'Dit kan iedereen altijd opzoeken:',
        asked: 'in de aflegstapel kijken bekijken',
      },
      [
        'alle punten en het aantal kaarten van elke speler',
        'de open kaarten',
        'het aantal kaarten in de trekstapel',
        'het aantal kaarten van elke groepering in de aflegstapel',
        'alles wat gespeeld, genomen of open gelegd is',
        'wie aan de beurt is en wie nog antwoordt',
      ],
      {
        text: 'Sommige dingen weet alleen jij: je hand, de kaarten die je ongezien hebt getrokken, en je antwoord zolang de anderen nog nadenken.',
        asked: 'kan ik de hand kaarten van de anderen zien bekijken',
      },
      'De volgorde van de trekstapel en de handen van anderen staan niet eens op jouw apparaat. Niets wat de tafel je stuurt, verraadt ze, en geen bot weet meer dan een speler op zijn plaats.',
    ],
  },
})
