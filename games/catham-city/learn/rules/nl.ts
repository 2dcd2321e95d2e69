import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulings } from '../rulings/nl.ts'
import { ORIGINS } from '../rulings/origins.ts'

export const rules: RulesText = {
  origins: ORIGINS,
  rulings,
  sections: [
    {
      id: 'goal',
      title: 'Het doel',
      rules: ['CC-6'],
      body: [
        {
          kind: 'text',
          text: 'Catham City kiest een burgemeester, en jij doet mee. Verzamel kaarten van de groeperingen, speel ze samen en verdien campagnepunten.',
        },
        {
          kind: 'list',
          items: ['Met 2 of 3 spelers heb je 16 campagnepunten nodig.', 'Met 4, 5 of 6 spelers zijn 13 punten genoeg.'],
          rules: ['CC-6'],
        },
        { kind: 'text', text: 'Wie daar het eerst is, wint meteen. Er komt geen laatste ronde en geen eindtelling.' },
      ],
    },
    {
      id: 'deck',
      title: 'De kaarten',
      rules: ['CC-1', 'CC-4', 'CC-2'],
      body: [
        {
          kind: 'text',
          text: 'Er zijn acht groeperingen van elk 15 kaarten. Binnen een groepering zijn alle kaarten hetzelfde: alleen de groepering telt.',
          rules: ['CC-1'],
        },
        {
          kind: 'picture',
          cards: ['D', 'S', 'R', 'M', 'H', 'P', 'J', 'O'],
          caption:
            'Alle acht: Detectives, Wetenschappers, Robocats, Maffia, Hackers, Politie, Journalisten en Ambtenaren.',
        },
        {
          kind: 'text',
          text: 'In een partij doen maar vijf groeperingen mee, samen 75 kaarten. Wie de tafel opent, kiest ze. Ben je nieuw, houd het dan bij de startset.',
          rules: ['CC-4'],
        },
        {
          kind: 'picture',
          cards: ['D', 'S', 'R', 'M', 'H'],
          caption: 'De startset: Detectives, Wetenschappers, Robocats, Maffia en Hackers.',
        },
        { kind: 'text', text: 'Campagnepunten raken nooit op. De tafel houdt de stand voor je bij.', rules: ['CC-2'] },
      ],
    },
    {
      id: 'setup',
      title: 'Voor je begint',
      rules: ['CC-3', 'CC-5'],
      body: [
        {
          kind: 'text',
          text: 'Jullie spelen met twee tot zes spelers en komen met de klok mee aan de beurt. Het lot bepaalt wie begint, tenzij de plaatsen bij het openen van de tafel zijn vastgelegd.',
          rules: ['CC-3'],
        },
        {
          kind: 'text',
          text: 'De tafel schudt alle 75 kaarten en deelt. Wie langer op de eerste beurt moet wachten, krijgt meer kaarten:',
          rules: ['CC-5'],
        },
        {
          kind: 'list',
          items: ['Plaats 1 en 2: elk 6 kaarten.', 'Plaats 3 en 4: elk 7 kaarten.', 'Plaats 5 en 6: elk 8 kaarten.'],
          rules: ['CC-5'],
        },
        {
          kind: 'text',
          text: 'Daarna worden 7 kaarten open neergelegd. Dat zijn de open kaarten, waaruit iedereen mag nemen. De rest vormt de verdekte trekstapel.',
          rules: ['CC-5'],
        },
        {
          kind: 'picture',
          cards: ['D', 'D', 'H', 'M', 'R', 'R', 'S'],
          caption: 'Zo kunnen de open kaarten er in het begin uitzien.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Jouw beurt',
      rules: ['CC-7', 'CC-12', 'CC-16'],
      body: [
        {
          kind: 'text',
          text: 'In je beurt doe je precies één ding: je neemt kaarten of je speelt ze uit. Passen mag niet zolang je nog iets kunt doen.',
          rules: ['CC-7'],
        },
        {
          kind: 'list',
          items: [
            'Nemen: je neemt kaarten van één groepering uit de open kaarten.',
            'Spelen: je legt kaarten van één groepering uit je hand neer en gebruikt hun resultaat.',
          ],
        },
        {
          kind: 'text',
          text: 'Daarna wordt je handlimiet gecontroleerd en is de speler links van je aan de beurt.',
          rules: ['CC-12'],
        },
        {
          kind: 'text',
          text: 'Kun je een keer niets nemen en niets uitspelen, dan vervalt je actie. Met 75 kaarten gebeurt dat nooit; het staat hier alleen voor de volledigheid.',
          rules: ['CC-16'],
        },
      ],
    },
    {
      id: 'take',
      title: 'Kaarten nemen',
      rules: ['CC-8'],
      body: [
        {
          kind: 'text',
          text: 'Kies een groepering die bij de open kaarten ligt en neem daar zoveel kaarten van als je wilt, maar minstens 1. Ze gaan naar je hand, en iedereen ziet welke het zijn.',
          rules: ['CC-8'],
        },
        {
          kind: 'picture',
          cards: ['D', 'D', 'H', 'M', 'M', 'R', 'S', '→', 'M', 'M'],
          caption: 'Er liggen twee Maffiakaarten. Je mag er een nemen, of allebei.',
        },
        {
          kind: 'text',
          text: 'De lege plekken worden meteen aangevuld vanaf de trekstapel, zodat er weer 7 kaarten liggen.',
          rules: ['CC-8'],
        },
        {
          kind: 'example',
          text: 'Bij de open kaarten liggen 2 Detectives, 1 Hacker, 2 Maffiakaarten, 1 Robocat en 1 Wetenschapper. Jij neemt beide Maffiakaarten. Er komen een Hacker en een Wetenschapper bij. Die blijven liggen, want je actie is voorbij.',
        },
        {
          kind: 'text',
          text: 'Tip: soms is het slim om een kaart te laten liggen. Elke lege plek brengt een nieuwe kaart, en daarna mag iemand anders kiezen.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Kaarten uitspelen',
      rules: ['CC-9'],
      body: [
        {
          kind: 'text',
          text: 'Je speelt kaarten van één enkele groepering uit je hand, precies zoals die groepering het vraagt. Zijn er 3 kaarten nodig, dan lukt het niet met 2 en ook niet met 4. Bij Detectives en Politie hoort ook nog een extra kaart. Die wijst alleen een groepering aan; het resultaat van die kaart telt niet.',
          rules: ['CC-9'],
        },
        {
          kind: 'text',
          text: 'Levert het spelen een vast aantal punten op, dan krijg je die eerst. Daarna volgt de rest van het resultaat.',
          rules: ['CC-9'],
        },
        {
          kind: 'list',
          items: [
            'Detectives: 3 kaarten en 1 extra kaart. Je krijgt 3 punten en de anderen mogen antwoorden.',
            'Wetenschappers: 3 kaarten. Je krijgt 2 punten en trekt 2 kaarten.',
            'Robocats: 2 kaarten om er 5 te trekken, of 4 kaarten voor 3 punten.',
            'Maffia: 4 kaarten. Je krijgt 2 punten en de anderen verliezen kaarten of een punt.',
            'Hackers: 1 tot 4 kaarten tegen één opponent. Je wint punten of steelt kaarten.',
            'Politie: 1 of meer kaarten en 1 extra kaart, tegen één opponent. Je krijgt punten voor kaarten die erbij passen.',
            'Journalisten: 2 kaarten. Je krijgt 2 punten en de anderen mogen je kaarten geven.',
            'Ambtenaren: 1 of meer kaarten. Je krijgt 1 punt voor elke groepering die je open legt.',
          ],
        },
      ],
    },
    {
      id: 'detectives',
      title: 'Detectives',
      rules: ['CC-17'],
      body: [
        {
          kind: 'picture',
          cards: ['D', 'D', 'D', '+', 'M'],
          caption: 'Drie Detectives, met een Maffiakaart als extra kaart.',
        },
        {
          kind: 'text',
          text: 'Je speelt precies 3 Detectives en legt er 1 extra kaart uit je hand bij. De groepering daarvan maakt niet uit; een vierde Detective mag ook.',
          rules: ['CC-17'],
        },
        {
          kind: 'text',
          text: 'Je krijgt 3 punten. Daarna mag elke opponent één kaart afleggen van dezelfde groepering als jouw extra kaart, en krijgt daar 1 punt voor. Niemand hoeft dat te doen.',
          rules: ['CC-17'],
        },
        {
          kind: 'example',
          text: 'Je speelt 3 Detectives en een Maffiakaart: 3 punten voor jou. Ada legt een Maffiakaart af en krijgt 1 punt. Bruno heeft er ook een, maar houdt die liever en past.',
        },
        {
          kind: 'text',
          text: 'Tip: kies als extra kaart een groepering waar de anderen weinig van hebben, of een die ze niet graag kwijtraken.',
        },
      ],
    },
    {
      id: 'scientists',
      title: 'Wetenschappers',
      rules: ['CC-18'],
      body: [
        {
          kind: 'picture',
          cards: ['S', 'S', 'S', '→', null, null],
          caption: 'Drie Wetenschappers leveren 2 punten en twee nieuwe kaarten op.',
        },
        { kind: 'text', text: 'Je speelt precies 3 Wetenschappers.', rules: ['CC-18'] },
        {
          kind: 'text',
          text: 'Je krijgt 2 punten. Daarna trek je 2 kaarten van de trekstapel die alleen jij ziet.',
          rules: ['CC-18'],
        },
        {
          kind: 'example',
          text: 'Je hebt 6 kaarten en speelt 3 Wetenschappers. Je krijgt 2 punten en trekt een Robocat en een Hacker. Nu heb je 5 kaarten; de anderen weten hoeveel het er zijn, maar niet welke.',
        },
        {
          kind: 'text',
          text: 'Tip: Wetenschappers leveren dubbel op, en niemand mag erop antwoorden. Met hen zit je altijd goed.',
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
          caption: 'Twee Robocats: trek vijf kaarten.',
        },
        { kind: 'picture', cards: ['R', 'R', 'R', 'R'], caption: 'Vier Robocats: 3 punten.' },
        {
          kind: 'text',
          text: 'Je speelt precies 2 Robocats of precies 4. Met 1 of 3 kun je niets beginnen.',
          rules: ['CC-19'],
        },
        {
          kind: 'text',
          text: 'Voor 2 Robocats trek je 5 kaarten die niemand anders ziet. Voor 4 krijg je 3 punten, maar geen kaarten.',
          rules: ['CC-19'],
        },
        {
          kind: 'example',
          text: 'Je hebt 4 Robocats. Samen zouden ze je 3 punten opleveren. Toch speel je er maar 2 en trek je 5 kaarten; de andere twee bewaar je voor later.',
        },
        {
          kind: 'text',
          text: 'Tip: met twee Robocats vul je een lege hand. Denk wel aan de limiet van 10 kaarten aan het einde van je beurt.',
        },
      ],
    },
    {
      id: 'mafia',
      title: 'Maffia',
      rules: ['CC-20'],
      body: [
        { kind: 'picture', cards: ['M', 'M', 'M', 'M'], caption: 'Vier Maffiakaarten.' },
        { kind: 'text', text: 'Je speelt precies 4 Maffiakaarten.', rules: ['CC-20'] },
        {
          kind: 'text',
          text: 'Je krijgt 2 punten. Daarna moet elke opponent betalen: 2 kaarten naar keuze afleggen, of 1 punt inleveren. Het hangt ervan af wat iemand heeft:',
          rules: ['CC-20'],
        },
        {
          kind: 'list',
          items: [
            'Minstens 2 kaarten en minstens 1 punt: vrije keuze.',
            'Minstens 2 kaarten, maar geen punten: 2 kaarten afleggen en zelf kiezen welke.',
            'Hooguit 1 kaart, maar minstens 1 punt: een punt kwijt.',
            'Precies 1 kaart en geen punten: die kaart afleggen.',
            'Geen kaarten en geen punten: er gebeurt niets.',
          ],
          rules: ['CC-20'],
        },
        {
          kind: 'example',
          text: 'Je speelt 4 Maffiakaarten en krijgt 2 punten. Ada heeft 5 kaarten en 3 punten; zij betaalt liever een punt. Bruno heeft 4 kaarten, maar nog geen punten: hij legt 2 kaarten af. Cleo heeft 1 kaart en 6 punten: zij verliest een punt en houdt haar kaart.',
        },
        { kind: 'text', text: 'Tip: de Maffia slaat het hardst toe als de anderen hun kaarten net compleet hebben.' },
      ],
    },
    {
      id: 'hackers',
      title: 'Hackers',
      rules: ['CC-21'],
      body: [
        {
          kind: 'picture',
          cards: ['H', 'H', '→', null, null, null, null],
          caption: 'Twee Hackers infiltreren in de hand van een opponent.',
        },
        {
          kind: 'text',
          text: 'Je speelt 1 tot 4 Hackers tegen één opponent. Die moet minstens zoveel kaarten hebben als jij Hackers speelt. Je Hackers zelf tellen daarbij niet mee.',
          rules: ['CC-21'],
        },
        {
          kind: 'text',
          text: 'Je Hackers infiltreren in de andere hand: ze worden erdoor geschud. Daarna legt de tafel willekeurige kaarten uit die hand open: één voor elke Hacker die je speelde.',
          rules: ['CC-21'],
        },
        {
          kind: 'list',
          items: [
            'Elke open gelegde Hacker is 1 punt voor jou en wordt afgelegd, van wie hij ook komt.',
            'Elke andere open gelegde kaart is voor jou en gaat naar je hand.',
            'Hackers die niet open gelegd worden, blijven bij je opponent.',
          ],
          rules: ['CC-21'],
        },
        {
          kind: 'picture',
          cards: ['H', '|', 'M'],
          caption: 'Open gelegd: een Hacker voor 1 punt en een Maffiakaart voor je hand.',
        },
        {
          kind: 'example',
          text: 'Bruno heeft 4 kaarten. Je speelt 2 Hackers tegen hem. Van de 6 kaarten worden er 2 open gelegd: een Hacker en een Maffiakaart. Jij krijgt 1 punt en de Maffiakaart. Je tweede Hacker is nu van Bruno.',
        },
        {
          kind: 'text',
          text: 'Tip: in een kleine hand vind je vaak je eigen Hackers terug en scoor je. In een grote hand steel je vooral.',
        },
      ],
    },
    {
      id: 'police',
      title: 'Politie',
      rules: ['CC-22'],
      body: [
        {
          kind: 'picture',
          cards: ['P', 'P', 'P', '+', 'S'],
          caption: 'Drie Politieagenten, met een Wetenschapper als extra kaart.',
        },
        {
          kind: 'text',
          text: 'Je speelt minstens 1 Politieagent, samen met precies 1 extra kaart van een andere groepering, en kiest een opponent. Je mag zoveel Politieagenten spelen als je hebt. Ook een opponent zonder kaarten mag je kiezen.',
          rules: ['CC-22'],
        },
        {
          kind: 'text',
          text: 'De tafel legt willekeurige kaarten uit die hand open: één voor elke Politieagent die je speelde. Is de hand kleiner, dan wordt alles open gelegd.',
          rules: ['CC-22'],
        },
        {
          kind: 'list',
          items: [
            'Elke kaart van dezelfde groepering als jouw extra kaart is 1 punt voor jou.',
            'Voor elke Politieagent die erbij is, trekt je opponent 1 nieuwe kaart.',
            'Aan het eind wordt alles afgelegd wat open gelegd of gespeeld is.',
          ],
          rules: ['CC-22'],
        },
        {
          kind: 'picture',
          cards: ['S', '|', 'P', '|', 'R'],
          caption:
            'Open gelegd: de Wetenschapper is 1 punt voor jou; voor de Politieagent trekt je opponent een kaart.',
        },
        {
          kind: 'example',
          text: 'Je speelt 3 Politieagenten en een Wetenschapper tegen Cleo, die 5 kaarten heeft. Een Wetenschapper, een Politieagent en een Robocat worden open gelegd. Jij krijgt 1 punt en Cleo trekt 1 kaart. Wat open gelegd is, wordt afgelegd, dus zij houdt 3 kaarten over.',
        },
        {
          kind: 'text',
          text: 'Tip: onthoud wat de anderen uit de open kaarten nemen. Dan weet je naar welke groepering je moet zoeken.',
        },
      ],
    },
    {
      id: 'journalists',
      title: 'Journalisten',
      rules: ['CC-23'],
      body: [
        { kind: 'picture', cards: ['J', 'J'], caption: 'Twee Journalisten.' },
        { kind: 'text', text: 'Je speelt precies 2 Journalisten.', rules: ['CC-23'] },
        {
          kind: 'text',
          text: 'Je krijgt 2 punten. Daarna mag elke opponent je 1 kaart geven, van welke groepering ook. Alleen wie dat doet, mag ook een tweede kaart van dezelfde groepering afleggen en krijgt daar 1 punt voor. Meer dan één kaart afleggen kan zo niet.',
          rules: ['CC-23'],
        },
        {
          kind: 'picture',
          cards: ['D', '+', 'D'],
          caption: 'De ene Detective gaat naar jou, de andere naar de aflegstapel: 1 punt voor de gever.',
        },
        {
          kind: 'example',
          text: 'Je speelt 2 Journalisten en krijgt 2 punten. Ada heeft 3 Detectives: ze geeft jou er een, legt er een af en krijgt 1 punt. Bruno geeft je een kaart, maar legt niets af. Cleo past.',
        },
        {
          kind: 'text',
          text: 'Tip: voor dat punt heb je bij je antwoord twee kaarten van één groepering nodig. Bedenk wel hoeveel je cadeau de ander helpt.',
        },
      ],
    },
    {
      id: 'officials',
      title: 'Ambtenaren',
      rules: ['CC-24'],
      body: [
        {
          kind: 'picture',
          cards: ['O', 'O', 'O', '→', 'D', 'S', 'S'],
          caption: 'Drie Ambtenaren, drie open gelegde kaarten, twee groeperingen: 2 punten.',
        },
        { kind: 'text', text: 'Je speelt zoveel Ambtenaren als je wilt, maar minstens 1.', rules: ['CC-24'] },
        {
          kind: 'text',
          text: 'Je legt evenveel kaarten van de trekstapel open en krijgt 1 punt voor elke groepering die erbij is; ook Ambtenaren tellen mee. Daarna worden al die kaarten en de gespeelde Ambtenaren afgelegd.',
          rules: ['CC-24'],
        },
        {
          kind: 'example',
          text: 'Je speelt 3 Ambtenaren en legt een Detective en twee Wetenschappers open. Dat zijn twee groeperingen, dus je krijgt 2 punten.',
        },
        {
          kind: 'text',
          text: 'Tip: een tweede kaart van dezelfde groepering is niets waard. Twee keer een paar Ambtenaren spelen levert vaak meer op dan één keer veel.',
        },
      ],
    },
    {
      id: 'answers',
      title: 'Antwoorden',
      rules: ['CC-25', 'CC-26', 'CC-27', 'CC-27a', 'CC-28'],
      body: [
        {
          kind: 'text',
          text: 'Op Detectives, Maffia en Journalisten geven je opponenten antwoord. Dat gaat bij alle drie op dezelfde manier.',
        },
        {
          kind: 'text',
          text: 'Iedereen die iets te kiezen heeft, antwoordt op hetzelfde moment. Je antwoordt één keer en ziet niet wat de anderen doen: antwoorden blijven geheim tot het laatste binnen is.',
          rules: ['CC-25'],
        },
        {
          kind: 'text',
          text: 'Daarna worden ze een voor een uitgevoerd, met de klok mee, te beginnen links van de speler die aan de beurt is.',
          rules: ['CC-26'],
        },
        {
          kind: 'example',
          text: 'Jullie spelen met z’n vieren, dus het doel is 13. Je speelt Detectives. Links van je zit Ada, en naast haar Bruno; allebei hebben ze 12 punten en leggen ze een passende kaart af. Ada’s antwoord komt eerst. Zij haalt 13 punten en wint.',
        },
        {
          kind: 'text',
          text: 'Is er maar één antwoord dat je kunt geven, dan geeft de tafel het voor je. Het wordt samen met de andere uitgevoerd.',
          rules: ['CC-27'],
        },
        {
          kind: 'text',
          text: 'De tafel kijkt alleen naar het aantal kaarten en de punten: wie misschien iets te kiezen heeft, wordt als ‘antwoordt’ getoond tot alles binnen is. Of iemand iets te kiezen had of niemand, ziet er van buiten hetzelfde uit, ook in de tijd. Zo verraadt het wachten nooit een hand.',
          rules: ['CC-27a'],
        },
        {
          kind: 'text',
          text: 'Ook het verloop houdt zijn mond. Tot de partij voorbij is, ziet iemand zonder keuze er net zo uit als iemand die heeft gepast.',
          rules: ['CC-27a'],
        },
        {
          kind: 'text',
          text: 'Een kaart die je door Journalisten weggeeft, zien alleen jij en degene die hem krijgt. Leg je er ook een van die groepering af, dan weet iedereen wat het was.',
          rules: ['CC-28'],
        },
      ],
    },
    {
      id: 'hand-limit',
      title: 'De handlimiet',
      rules: ['CC-10'],
      body: [
        {
          kind: 'text',
          text: 'Heb je aan het einde van je beurt meer dan 10 kaarten, dan leg je er af tot je er precies 10 hebt. Je kiest vrij uit al je kaarten, oud en nieuw.',
          asked: 'hoeveel kaarten mag kan ik in mijn hand hebben houden hoogstens maximaal maximum limiet',
          rules: ['CC-10'],
        },
        {
          kind: 'example',
          text: 'Je hebt 9 kaarten, speelt 2 Robocats en trekt er 5. Dat maakt 12, dus je legt er 2 naar keuze af.',
        },
        {
          kind: 'text',
          text: 'Tijdens je beurt mag je boven de 10 komen. In de beurt van een ander houd je nooit meer dan 10 kaarten over; daarom wordt alleen gekeken naar wie aan de beurt is.',
          rules: ['CC-10'],
        },
      ],
    },
    {
      id: 'two-actions',
      title: 'Variant: twee acties',
      rules: ['CC-11'],
      body: [
        {
          kind: 'text',
          text: 'In deze variant heb je elke beurt twee acties. Je mag twee keer nemen, twee keer uitspelen of allebei één keer doen, in de volgorde die je wilt.',
          rules: ['CC-11'],
        },
        {
          kind: 'text',
          text: 'Je moet ze allebei gebruiken zolang dat kan. Je handlimiet wordt maar één keer gecontroleerd, na de tweede actie.',
          rules: ['CC-11'],
        },
        {
          kind: 'example',
          text: 'Eerst neem je 2 Detectives uit de open kaarten en heb je 12 kaarten. Dat mag voorlopig. Met je tweede actie speel je 3 Detectives en een extra kaart, en je eindigt je beurt met 8 kaarten.',
        },
      ],
    },
    {
      id: 'piles',
      title: 'Als de kaarten opraken',
      rules: ['CC-13', 'CC-14', 'CC-15'],
      body: [
        {
          kind: 'text',
          text: 'Is er een kaart nodig en is de trekstapel leeg, dan wordt de aflegstapel geschud en wordt dat de nieuwe trekstapel. Dat gebeurt pas op dat moment; daarna gaat het trekken verder.',
          rules: ['CC-13'],
        },
        {
          kind: 'text',
          text: 'Kaarten die gespeeld of open gelegd zijn, blijven op tafel zolang hun resultaat wordt uitgevoerd. Pas daarna worden ze afgelegd. Wordt de aflegstapel intussen geschud, dan zitten ze er niet bij.',
          rules: ['CC-14'],
        },
        {
          kind: 'text',
          text: 'Met kaarten die als antwoord worden afgelegd, gaat het anders: die liggen op de aflegstapel zodra dat antwoord is uitgevoerd.',
          rules: ['CC-14'],
        },
        {
          kind: 'text',
          text: 'Zijn beide stapels leeg, dan doe je het met wat er nog is: je trekt minder kaarten of legt er minder open.',
          rules: ['CC-15'],
        },
        {
          kind: 'text',
          text: 'Liggen er minder dan 7 open kaarten, dan worden ze aan het einde van de beurt aangevuld, nadat de handlimiet is gecontroleerd. Dat komt alleen voor met zes spelers en twee acties.',
          rules: ['CC-15'],
        },
      ],
    },
    {
      id: 'end',
      title: 'Het einde van de partij',
      rules: ['CC-29', 'CC-29a'],
      body: [
        {
          kind: 'text',
          text: 'Zodra iemand het doel haalt, is de partij voorbij, ook midden in een resultaat. Die speler mag zich burgemeester noemen.',
          rules: ['CC-29'],
        },
        {
          kind: 'text',
          text: 'Daarna gebeurt er niets meer: geen antwoorden, geen kaarten trekken, geen kaarten afleggen. Alleen de kaarten op tafel gaan nog naar de aflegstapel. Gelijkspel bestaat niet, want antwoorden worden een voor een uitgevoerd.',
          rules: ['CC-29'],
        },
        {
          kind: 'text',
          text: 'Wat Hackers, Politie of Ambtenaren open leggen, telt altijd als één geheel. Alle punten komen er in één keer bij, open gelegde Hackers worden afgelegd en gestolen kaarten wisselen van hand. Pas dan kijkt de tafel of je gewonnen hebt. De opponent die je voor de Politie koos, trekt daarna pas.',
          rules: ['CC-29a'],
        },
        {
          kind: 'example',
          text: 'Jullie spelen met z’n drieën, dus het doel is 16. Je hebt 14 punten en speelt Wetenschappers. Met die 2 punten kom je op 16: je wint en trekt niet meer.',
        },
        {
          kind: 'example',
          text: 'Je hebt 15 punten en speelt 3 Ambtenaren. Er worden drie verschillende groeperingen open gelegd. Die tellen samen, en je wint met 18 punten.',
        },
      ],
    },
    {
      id: 'knowledge',
      title: 'Wat je mag weten',
      rules: ['CC-30', 'CC-31', 'CC-32'],
      body: [
        { kind: 'text', text: 'Dit kan iedereen altijd opzoeken:', rules: ['CC-30'] },
        {
          kind: 'list',
          items: [
            'alle punten en het aantal kaarten van elke speler',
            'de open kaarten',
            'het aantal kaarten in de trekstapel',
            'het aantal kaarten van elke groepering in de aflegstapel',
            'alles wat gespeeld, genomen of open gelegd is',
            'wie aan de beurt is en wie nog antwoordt',
          ],
          rules: ['CC-30'],
        },
        {
          kind: 'text',
          text: 'Sommige dingen weet alleen jij: je hand, de kaarten die je ongezien hebt getrokken, en je antwoord zolang de anderen nog nadenken.',
          rules: ['CC-31'],
        },
        {
          kind: 'text',
          text: 'De volgorde van de trekstapel en de handen van anderen staan niet eens op jouw apparaat. Niets wat de tafel je stuurt, verraadt ze, en geen bot weet meer dan een speler op zijn plaats.',
          rules: ['CC-32'],
        },
      ],
    },
  ],
}
