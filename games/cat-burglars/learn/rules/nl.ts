import type { RulesText } from '@alleycat/ui/learn/rules.ts'
import { rulesFrom } from '@alleycat/ui/learn/rules-from.ts'
import { rulings } from '../rulings/nl.ts'
import { ORIGINS } from '../rulings/origins.ts'
import { outline } from './outline.ts'

export const rules: RulesText = rulesFrom(outline, ORIGINS, rulings, {
  goal: {
    title: 'Het doel',
    body: [
      'Het is nacht in het museum. Jouw katten azen op de gouden bollen wol, en de andere bendes ook. Vorm bendes, schuif er kaarten onder en ga er met de wol vandoor.',
      {
        text: 'Wie het eerst 8 bollen wol bezit, wint meteen. In de variant Eregalerij kun je nog op een tweede manier winnen; je vindt die verderop.',
        asked: 'hoe wanneer win ik winnen wint winnaar',
      },
    ],
  },
  deck: {
    title: 'De kaarten',
    body: [
      {
        text: 'Er zijn 110 kaarten: 90 katten in zes kleuren, 15 van elk, en 20 spiegels. Elke kleur heeft ook een eigen vachtpatroon en een eigen letter. Zo houd je de katten uit elkaar zonder kleuren te zien.',
        asked: 'hoeveel spiegels kaarten katten kleuren zijn er',
      },
      'Katten in blauw, groen, oranje, paars, rood en geel.',
      {
        text: 'Een spiegel is een joker bij het infiltreren. Verder heb je er niets aan.',
        asked: 'waar dient een spiegel voor joker',
      },
      'Op de achterkant van elke kaart staat een gouden bol wol. Wat een verdekte kaart echt is, hangt af van de bende erboven.',
    ],
  },
  setup: {
    title: 'Voor je begint',
    body: [
      {
        text: 'Jullie spelen met z’n tweeën, drieën of vieren en komen met de klok mee aan de beurt. De speler op plaats 1 begint. Wie daar zit, bepaalt het lot, tenzij de plaatsen bij het openen van de tafel zijn vastgelegd.',
        asked: 'wie is het eerst aan de beurt hoeveel mensen spelers kunnen meespelen',
      },
      {
        text: 'Alle 110 kaarten worden geschud, spiegels en katten door elkaar. Iedereen krijgt 6 kaarten. Nog eens 6 kaarten worden open neergelegd: de markt. De rest vormt de verdekte trekstapel.',
        asked: 'wat is de markt hoeveel kaarten in aan het begin krijg ik',
      },
      'Zo kan de markt er in het begin uitzien.',
    ],
  },
  turn: {
    title: 'Jouw beurt',
    body: [
      'In je beurt voer je een van de vijf acties uit, niet meer en niet minder:',
      [
        'Rekruteren: je neemt 2 kaarten in je hand.',
        'Bende vormen: je legt 1 kat open neer, als nieuwe bende of bij een bende die je al hebt.',
        'Activeren: je legt 1 kat verdekt onder een van je bendes.',
        'Veiligstellen: je scoort je eigen bollen wol.',
        'Infiltreren: je betaalt met kaarten en gaat voor de kaart onder de bende van een ander.',
      ],
      { text: 'Passen mag alleen als geen van de vijf mogelijk is.', asked: 'passen overslaan' },
      'Daarna is de speler links van je aan de beurt.',
    ],
  },
  recruit: {
    title: 'Rekruteren',
    body: [
      {
        text: 'Je neemt 2 kaarten, een voor een. Elke keer kies je: een kaart van de markt, of de bovenste van de trekstapel, die niemand anders te zien krijgt.',
        asked: 'hoeveel kaarten pak trek pakken trekken geen meer leeg',
      },
      'Een spiegel van de markt en een onbekende kaart van de trekstapel.',
      {
        text: 'Je ziet je eerste kaart voordat je de tweede kiest. De markt wordt tussendoor niet aangevuld. Pas aan het einde van je beurt komen er weer kaarten bij, tot het er 6 zijn.',
        asked: 'wanneer wordt de markt aangevuld',
      },
      {
        text: 'Is er nog maar 1 kaart te krijgen, dan neem je alleen die. Er is geen handlimiet: je mag zoveel kaarten houden als je wilt.',
        asked: 'hoeveel kaarten mag kan ik in mijn hand hebben houden hoogstens maximaal maximum limiet',
      },
      'Je trekt van de stapel en krijgt een groene kat. Op de markt ligt er nog een, dus die neem je als tweede kaart. Daarna wordt de markt aangevuld.',
      'Tip: iedereen ziet wat je van de markt neemt. Trek van de stapel als je je plannen voor jezelf wilt houden.',
    ],
  },
  form: {
    title: 'Bende vormen',
    body: [
      {
        text: 'Je legt 1 kat uit je hand open voor je neer. Die begint een nieuwe bende of sluit zich aan bij een van je bendes. Spiegels kun je niet neerleggen.',
        asked: 'spelen neerleggen',
      },
      'Een nieuwe bende van één kat.',
      {
        text: 'Een nieuwe bende mag je altijd beginnen. Een bende die je al hebt, mag alleen groeien als je nog een andere hebt met precies evenveel zichtbare katten.',
        asked: 'hoeveel bendes katten kaarten in een bende hoe groot dezelfde kleur twee keer groter',
      },
      'Je hebt twee bendes van één kat. Een groene kat mag zich dus bij de rode aansluiten.',
      [
        'Alleen zichtbare katten tellen, niet de kaart eronder.',
        'Ook een bende met een verdekte kaart mag groeien.',
        'Dezelfde kleur mag meerdere keren in een bende voorkomen.',
      ],
      'Je hebt een bende van 2 katten en een bende van 1. Geen van beide mag groeien, want er is geen tweede van dezelfde grootte. Dus begin je een tweede bende van 1. Later groeit een van de kleine bendes tot 2 katten. Nu heb je twee bendes van 2, en een daarvan kan naar 3 groeien.',
      'Tip: inbreken bij een grote bende is duur. Maar die heeft wel kleine bendes naast zich nodig, dus begin er op tijd een paar.',
    ],
  },
  activate: {
    title: 'Activeren',
    body: [
      {
        text: 'Je legt 1 kat uit je hand verdekt onder een van je bendes. Onder elke bende is maar plaats voor één zo’n kaart. Met spiegels gaat het niet.',
        asked: 'hoe leg zet ik een val leggen zetten verstoppen twee kaarten onder bende',
      },
      'Een bende van twee katten met een verdekte kaart.',
      {
        text: 'De kaart eronder hoort niet bij de bende en telt niet als kat. Je eigen verdekte kaarten mag je altijd bekijken. De anderen zien alleen dat er een ligt. De kaart blijft liggen tot hij wordt veiliggesteld of de bende wordt geïnfiltreerd.',
        asked: 'kijken spieken mijn verdekte kaart bekijken gedekte kaart terugnemen terugpakken',
      },
      'Je legt een blauwe kat verdekt onder je bende van rood en blauw. De bende heeft nog steeds 2 zichtbare katten. In je volgende beurt kun je de kaart veiligstellen, als niemand je voor is.',
      {
        text: 'Tip: verstop af en toe een verkeerde kleur. Als het altijd wol was, zou iedereen erop afkomen.',
        asked: 'bluffen liegen misleiden',
      },
    ],
  },
  'yarn-or-trap': {
    title: 'Wol of val?',
    body: [
      {
        text: 'Wat is een verdekte kaart waard? Vergelijk de kleur met die van de zichtbare katten van de bende. Heeft een daarvan die kleur, dan is de kaart een gouden bol wol. Heeft geen enkele kat die kleur, dan is het een val.',
        asked: 'kan een val wol worden wat is wol een val moet de kleur kloppen',
      },
      'Blauw onder rood en blauw: een bol wol. Aan tafel blijft de rechterkaart verborgen.',
      'Geel onder rood en blauw: een val.',
      'Alleen de bende zoals die er nu ligt telt, niet hoe die was toen je de kaart verstopte. Zodra er een kat van de juiste kleur bij komt, verandert de val in wol.',
      'Er komt een gele kat bij, en de val wordt een bol wol.',
      {
        text: 'Andersom gebeurt het nooit: katten verlaten hun bende niet, dus wol blijft wol.',
        asked: 'kan mag ik een kat verplaatsen verschuiven ruilen bende splitsen samenvoegen',
      },
      'Onder je bende van rood en blauw ligt een gele kaart: een val. Je tweede bende heeft ook 2 katten, dus mag je een gele kat aan de eerste toevoegen. Nu ligt er wol onder, die je in een latere beurt kunt veiligstellen.',
    ],
  },
  secure: {
    title: 'Veiligstellen',
    body: [
      {
        text: 'Kies minstens één van je eigen verdekte kaarten die wol is. Leg de gekozen kaarten open: elke kaart levert je 1 bol wol op. Die kan niemand je meer afpakken.',
        asked: 'hoe krijg ik wol bollen veiliggestelde stelen veilig',
      },
      'Er zit een blauwe kat in de bende, dus de blauwe kaart levert 1 bol wol op.',
      'Een val kun je zo niet open leggen; die blijft verborgen. Alle bendes blijven liggen, en je mag er later nieuwe kaarten onder leggen.',
      'Stel je meerdere bollen in één keer veilig, dan tellen ze samen. Je mag daarbij ook boven de 8 uitkomen.',
      'Onder twee van je bendes ligt wol, onder een derde een val. Met één actie stel je beide bollen veilig. De val blijft waar hij is.',
      'Tip: wol op tafel trekt de anderen aan. Maar twee of drie bollen in één keer veiligstellen scheelt je beurten.',
    ],
  },
  infiltrate: {
    title: 'Infiltreren',
    body: [
      {
        text: 'Kies een bende van een opponent die een verdekte kaart heeft. Voor elke zichtbare kat van die bende leg je een kaart van dezelfde kleur uit je hand af. Een spiegel vervangt elke kleur.',
        asked:
          'stelen steel roven beroven wol bol wat doet kan een spiegel mijn eigen bende infiltreren zonder kaart beveiligde bendes',
      },
      'Deze bende kost één rode en twee blauwe kaarten. Hier vervangt een spiegel een van de blauwe.',
      'Je betaalt precies één kaart per zichtbare kat. Welke daarvan je door spiegels vervangt, bepaal je zelf, ook als je de juiste kleur hebt.',
      {
        text: 'Als je hebt betaald, wordt de verdekte kaart open gelegd:',
        asked: 'in de val lopen trappen ben ik mijn betaalde kaarten kwijt wat gebeurt er met bende na een inbraak',
      },
      [
        'Wol: de bol is voor jou.',
        'Val: je krijgt niets. De eigenaar legt de kat open neer, als nieuwe bende of bij een bende die mag groeien.',
        'In beide gevallen blijft de bende liggen en ben je je betaling kwijt.',
      ],
      'Geel onder rood en blauw: wie hier infiltreert, loopt in de val.',
      'De eigenaar van de val kiest waar de kat komt te liggen; ook de bende waar ze onder lag komt in aanmerking. Kan er geen bende groeien, dan valt er niets te kiezen: de kat begint een nieuwe bende.',
      'De precieze volgorde: je betaling wordt afgelegd, de kaart wordt open gelegd, de wol wordt gescoord of de val neergelegd, en helemaal op het eind wordt de markt aangevuld. Moet de aflegstapel daarvoor worden geschud, dan zit je betaling erbij.',
      'De bende van Ada toont een rode en een blauwe kat. Je legt een rode kat en een spiegel af. De kaart eronder is blauw: 1 bol wol voor jou.',
      'De bende van Bruno toont één groene kat. Je legt een groene kat af, maar de kaart eronder is oranje: een val. Bruno heeft twee bendes van 1 kat en mag kiezen. Hij legt de oranje kat bij een daarvan.',
      'Tip: hoe meer kleuren een bende toont, hoe groter de kans dat er wol onder ligt. Kleine bendes zijn goedkoop, maar verbergen vaak een val.',
    ],
  },
  'two-players': {
    title: 'Met z’n tweeën: hulp van de markt',
    body: [
      {
        text: 'Spelen jullie met z’n tweeën, dan mag een van de kaarten waarmee je voor het infiltreren betaalt van de markt komen. Die wordt afgelegd zoals de andere. Ook een spiegel van de markt is een joker.',
        asked: 'met kaarten van de markt betalen',
      },
      'De rode kat komt uit je hand, de spiegel van de markt.',
      'Meer dan één kaart mag niet van de markt komen; de rest betaal je uit je hand. Bij een bende van één kat is de kaart van de markt alleen al genoeg. De lege plek op de markt wordt aan het einde van de beurt aangevuld.',
      'De bende van Ada toont een rode en een blauwe kat. Je hebt een rode, en op de markt ligt een blauwe. Je legt ze allebei af en legt de kaart eronder open.',
    ],
  },
  'hall-of-fame': {
    title: 'Variant: Eregalerij',
    body: [
      'In deze variant kun je op twee manieren winnen: met 8 bollen wol, zoals altijd, of met 6 bollen die allemaal een andere kleur hebben.',
      'Eén bol van elke kleur wint meteen.',
      'De kleuren van alle gescoorde bollen blijven zichtbaar, zodat iedereen de strijd kan volgen.',
      'Je hebt vijf bollen wol: blauw, groen, oranje, rood en geel. Nu stel je een paarse veilig. Dat zijn alle zes kleuren, en je wint met maar 6 bollen.',
    ],
  },
  piles: {
    title: 'Als de kaarten opraken',
    body: [
      {
        text: 'Is er een kaart nodig en is de trekstapel leeg, dan wordt de aflegstapel geschud en wordt dat de nieuwe trekstapel. Dat gebeurt pas op dat moment. Bendes, verdekte kaarten en gescoorde wol doen daar nooit meer aan mee.',
        asked: 'wat als de stapel op leeg is opnieuw schudden',
      },
      'Zijn beide stapels leeg, dan heeft de markt tijdelijk minder dan 6 kaarten. Hij wordt aangevuld aan het einde van een latere beurt, zodra er weer kaarten zijn.',
    ],
  },
  end: {
    title: 'Het einde van de partij',
    body: [
      {
        text: 'Zodra iemand 8 bollen wol heeft, is de partij afgelopen en gewonnen. Met de Eregalerij zijn zes verschillende kleuren ook genoeg.',
        asked: 'wanneer eindigt stopt het spel einde afgelopen klaar voorbij',
      },
      {
        text: 'Soms meldt de tafel: geen actie mogelijk. Dan valt er voor jou niets te rekruteren, te vormen, te activeren, veilig te stellen of te infiltreren, en je past. Alleen dan mag het. Kun je later weer iets doen, dan speel je gewoon verder.',
        asked: 'niemand kan spelen geen actie mogelijk ik kan niks niets doen',
      },
      {
        text: 'Passen jullie allemaal direct na elkaar, dan is de partij afgelopen. Wie de meeste bollen heeft, wint; zijn dat er meerdere, dan winnen ze samen. Dat gebeurt als iedereen kaarten hamstert, want katten op tafel en gescoorde wol komen nooit terug.',
        asked: 'gelijkspel gelijke stand gelijk evenveel bollen',
      },
      'De markt en beide stapels zijn leeg. Niemand heeft een kat in de hand of wol om veilig te stellen, en niemand kan een infiltratie betalen. Iedereen past. Ada en Cleo hebben elk 5 bollen, de anderen minder: Ada en Cleo winnen samen.',
    ],
  },
  knowledge: {
    title: 'Wat je mag weten',
    body: [
      'Dit kan iedereen zien:',
      [
        'hoeveel kaarten en hoeveel bollen wol elke speler heeft',
        'de markt',
        'de zichtbare katten van alle bendes en welke bendes een verdekte kaart hebben',
        'het aantal kaarten in de trekstapel en de kleuren in de aflegstapel',
        'elke kaart die open wordt gelegd, op het moment dat het gebeurt',
      ],
      'In de variant Eregalerij blijven de kleuren van gescoorde bollen zichtbaar. In het basisspel zie je ze op het moment van scoren; later kun je ze in het verloop terugvinden.',
      'Sommige dingen weet alleen jij: je hand, wat je van de stapel hebt getrokken, en de kleuren van je eigen verdekte kaarten.',
      'Wat je niet hoort te weten, staat niet eens op jouw apparaat: niet de volgorde van de trekstapel, niet de hand van een ander en niet de kaart onder andermans bende. Bots weten niet meer dan jij op hun plaats zou weten.',
    ],
  },
})
