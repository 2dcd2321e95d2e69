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
      rules: ['CB-4'],
      body: [
        {
          kind: 'text',
          text: 'Het is nacht in het museum. Jouw katten azen op de gouden bollen wol, en de andere bendes ook. Vorm bendes, schuif er kaarten onder en ga er met de wol vandoor.',
        },
        {
          kind: 'text',
          text: 'Wie het eerst 8 bollen wol bezit, wint meteen. In de variant Eregalerij kun je nog op een tweede manier winnen; je vindt die verderop.',
          rules: ['CB-4'],
        },
      ],
    },
    {
      id: 'deck',
      title: 'De kaarten',
      rules: ['CB-1'],
      body: [
        {
          kind: 'text',
          text: 'Er zijn 110 kaarten: 90 katten in zes kleuren, 15 van elk, en 20 spiegels. Elke kleur heeft ook een eigen vachtpatroon en een eigen letter. Zo houd je de katten uit elkaar zonder kleuren te zien.',
          rules: ['CB-1'],
        },
        {
          kind: 'picture',
          cards: ['B', 'G', 'O', 'P', 'R', 'Y'],
          caption: 'Katten in blauw, groen, oranje, paars, rood en geel.',
        },
        {
          kind: 'picture',
          cards: ['M'],
          caption: 'Een spiegel is een joker bij het infiltreren. Verder heb je er niets aan.',
        },
        {
          kind: 'text',
          text: 'Op de achterkant van elke kaart staat een gouden bol wol. Wat een verdekte kaart echt is, hangt af van de bende erboven.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Voor je begint',
      rules: ['CB-2', 'CB-3'],
      body: [
        {
          kind: 'text',
          text: 'Jullie spelen met z’n tweeën, drieën of vieren en komen met de klok mee aan de beurt. De speler op plaats 1 begint. Wie daar zit, bepaalt het lot, tenzij de plaatsen bij het openen van de tafel zijn vastgelegd.',
          rules: ['CB-2'],
        },
        {
          kind: 'text',
          text: 'Alle 110 kaarten worden geschud, spiegels en katten door elkaar. Iedereen krijgt 6 kaarten. Nog eens 6 kaarten worden open neergelegd: de markt. De rest vormt de verdekte trekstapel.',
          rules: ['CB-3'],
        },
        { kind: 'picture', cards: ['B', 'B', 'G', 'M', 'R', 'Y'], caption: 'Zo kan de markt er in het begin uitzien.' },
      ],
    },
    {
      id: 'turn',
      title: 'Jouw beurt',
      rules: ['CB-5', 'CB-14'],
      body: [
        {
          kind: 'text',
          text: 'In je beurt voer je een van de vijf acties uit, niet meer en niet minder:',
          rules: ['CB-5'],
        },
        {
          kind: 'list',
          items: [
            'Rekruteren: je neemt 2 kaarten in je hand.',
            'Bende vormen: je legt 1 kat open neer, als nieuwe bende of bij een bende die je al hebt.',
            'Activeren: je legt 1 kat verdekt onder een van je bendes.',
            'Veiligstellen: je scoort je eigen bollen wol.',
            'Infiltreren: je betaalt met kaarten en gaat voor de kaart onder de bende van een ander.',
          ],
        },
        { kind: 'text', text: 'Passen mag alleen als geen van de vijf mogelijk is.', rules: ['CB-5'] },
        { kind: 'text', text: 'Daarna is de speler links van je aan de beurt.', rules: ['CB-14'] },
      ],
    },
    {
      id: 'recruit',
      title: 'Rekruteren',
      rules: ['CB-6'],
      body: [
        {
          kind: 'text',
          text: 'Je neemt 2 kaarten, een voor een. Elke keer kies je: een kaart van de markt, of de bovenste van de trekstapel, die niemand anders te zien krijgt.',
          rules: ['CB-6'],
        },
        {
          kind: 'picture',
          cards: ['B', 'G', 'M', 'O', 'R', 'Y', '→', 'M', '+', null],
          caption: 'Een spiegel van de markt en een onbekende kaart van de trekstapel.',
        },
        {
          kind: 'text',
          text: 'Je ziet je eerste kaart voordat je de tweede kiest. De markt wordt tussendoor niet aangevuld. Pas aan het einde van je beurt komen er weer kaarten bij, tot het er 6 zijn.',
          rules: ['CB-6'],
        },
        {
          kind: 'text',
          text: 'Is er nog maar 1 kaart te krijgen, dan neem je alleen die. Er is geen handlimiet: je mag zoveel kaarten houden als je wilt.',
          asked: 'hoeveel kaarten mag kan ik in mijn hand hebben houden hoogstens maximaal maximum limiet',
          rules: ['CB-6'],
        },
        {
          kind: 'example',
          text: 'Je trekt van de stapel en krijgt een groene kat. Op de markt ligt er nog een, dus die neem je als tweede kaart. Daarna wordt de markt aangevuld.',
        },
        {
          kind: 'text',
          text: 'Tip: iedereen ziet wat je van de markt neemt. Trek van de stapel als je je plannen voor jezelf wilt houden.',
        },
      ],
    },
    {
      id: 'form',
      title: 'Bende vormen',
      rules: ['CB-7', 'CB-8'],
      body: [
        {
          kind: 'text',
          text: 'Je legt 1 kat uit je hand open voor je neer. Die begint een nieuwe bende of sluit zich aan bij een van je bendes. Spiegels kun je niet neerleggen.',
          rules: ['CB-7'],
        },
        { kind: 'picture', cards: ['B'], caption: 'Een nieuwe bende van één kat.' },
        {
          kind: 'text',
          text: 'Een nieuwe bende mag je altijd beginnen. Een bende die je al hebt, mag alleen groeien als je nog een andere hebt met precies evenveel zichtbare katten.',
          rules: ['CB-8'],
        },
        {
          kind: 'picture',
          cards: ['R', '+', 'B', '→', 'R', 'G', '+', 'B'],
          caption: 'Je hebt twee bendes van één kat. Een groene kat mag zich dus bij de rode aansluiten.',
        },
        {
          kind: 'list',
          items: [
            'Alleen zichtbare katten tellen, niet de kaart eronder.',
            'Ook een bende met een verdekte kaart mag groeien.',
            'Dezelfde kleur mag meerdere keren in een bende voorkomen.',
          ],
          rules: ['CB-8'],
        },
        {
          kind: 'example',
          text: 'Je hebt een bende van 2 katten en een bende van 1. Geen van beide mag groeien, want er is geen tweede van dezelfde grootte. Dus begin je een tweede bende van 1. Later groeit een van de kleine bendes tot 2 katten. Nu heb je twee bendes van 2, en een daarvan kan naar 3 groeien.',
        },
        {
          kind: 'text',
          text: 'Tip: inbreken bij een grote bende is duur. Maar die heeft wel kleine bendes naast zich nodig, dus begin er op tijd een paar.',
        },
      ],
    },
    {
      id: 'activate',
      title: 'Activeren',
      rules: ['CB-9'],
      body: [
        {
          kind: 'text',
          text: 'Je legt 1 kat uit je hand verdekt onder een van je bendes. Onder elke bende is maar plaats voor één zo’n kaart. Met spiegels gaat het niet.',
          rules: ['CB-9'],
        },
        { kind: 'picture', cards: ['R', 'B', '|', null], caption: 'Een bende van twee katten met een verdekte kaart.' },
        {
          kind: 'text',
          text: 'De kaart eronder hoort niet bij de bende en telt niet als kat. Je eigen verdekte kaarten mag je altijd bekijken. De anderen zien alleen dat er een ligt.',
          rules: ['CB-9'],
        },
        {
          kind: 'example',
          text: 'Je legt een blauwe kat verdekt onder je bende van rood en blauw. De bende heeft nog steeds 2 zichtbare katten. In je volgende beurt kun je de kaart veiligstellen, als niemand je voor is.',
        },
        {
          kind: 'text',
          text: 'Tip: verstop af en toe een verkeerde kleur. Als het altijd wol was, zou iedereen erop afkomen.',
        },
      ],
    },
    {
      id: 'yarn-or-trap',
      title: 'Wol of val?',
      rules: ['CB-10'],
      body: [
        {
          kind: 'text',
          text: 'Wat is een verdekte kaart waard? Vergelijk de kleur met die van de zichtbare katten van de bende. Heeft een daarvan die kleur, dan is de kaart een gouden bol wol. Heeft geen enkele kat die kleur, dan is het een val.',
          rules: ['CB-10'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', 'B'],
          caption: 'Blauw onder rood en blauw: een bol wol. Aan tafel blijft de rechterkaart verborgen.',
        },
        { kind: 'picture', cards: ['R', 'B', '|', 'Y'], caption: 'Geel onder rood en blauw: een val.' },
        {
          kind: 'text',
          text: 'Alleen de bende zoals die er nu ligt telt, niet hoe die was toen je de kaart verstopte. Zodra er een kat van de juiste kleur bij komt, verandert de val in wol.',
          rules: ['CB-10'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', 'Y', '→', 'R', 'B', 'Y', '|', 'Y'],
          caption: 'Er komt een gele kat bij, en de val wordt een bol wol.',
        },
        {
          kind: 'text',
          text: 'Andersom gebeurt het nooit: katten verlaten hun bende niet, dus wol blijft wol.',
          rules: ['CB-10'],
        },
        {
          kind: 'example',
          text: 'Onder je bende van rood en blauw ligt een gele kaart: een val. Je tweede bende heeft ook 2 katten, dus mag je een gele kat aan de eerste toevoegen. Nu ligt er wol onder, die je in een latere beurt kunt veiligstellen.',
        },
      ],
    },
    {
      id: 'secure',
      title: 'Veiligstellen',
      rules: ['CB-11', 'CB-18'],
      body: [
        {
          kind: 'text',
          text: 'Kies minstens één van je eigen verdekte kaarten die wol is. Leg de gekozen kaarten open: elke kaart levert je 1 bol wol op.',
          rules: ['CB-11'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', 'B', '→', 'B'],
          caption: 'Er zit een blauwe kat in de bende, dus de blauwe kaart levert 1 bol wol op.',
        },
        {
          kind: 'text',
          text: 'Een val kun je zo niet open leggen; die blijft verborgen. Alle bendes blijven liggen, en je mag er later nieuwe kaarten onder leggen.',
          rules: ['CB-11'],
        },
        {
          kind: 'text',
          text: 'Stel je meerdere bollen in één keer veilig, dan tellen ze samen. Je mag daarbij ook boven de 8 uitkomen.',
          rules: ['CB-18'],
        },
        {
          kind: 'example',
          text: 'Onder twee van je bendes ligt wol, onder een derde een val. Met één actie stel je beide bollen veilig. De val blijft waar hij is.',
        },
        {
          kind: 'text',
          text: 'Tip: wol op tafel trekt de anderen aan. Maar twee of drie bollen in één keer veiligstellen scheelt je beurten.',
        },
      ],
    },
    {
      id: 'infiltrate',
      title: 'Infiltreren',
      rules: ['CB-12', 'CB-19'],
      body: [
        {
          kind: 'text',
          text: 'Kies een bende van een opponent die een verdekte kaart heeft. Voor elke zichtbare kat van die bende leg je een kaart van dezelfde kleur uit je hand af. Een spiegel vervangt elke kleur.',
          rules: ['CB-12'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', 'B', '|', null, '→', 'R', 'B', 'M'],
          caption: 'Deze bende kost één rode en twee blauwe kaarten. Hier vervangt een spiegel een van de blauwe.',
        },
        {
          kind: 'text',
          text: 'Je betaalt precies één kaart per zichtbare kat. Welke daarvan je door spiegels vervangt, bepaal je zelf, ook als je de juiste kleur hebt.',
          rules: ['CB-12'],
        },
        { kind: 'text', text: 'Als je hebt betaald, wordt de verdekte kaart open gelegd:', rules: ['CB-12'] },
        {
          kind: 'list',
          items: [
            'Wol: de bol is voor jou.',
            'Val: je krijgt niets. De eigenaar legt de kat open neer, als nieuwe bende of bij een bende die mag groeien.',
            'In beide gevallen blijft de bende liggen en ben je je betaling kwijt.',
          ],
          rules: ['CB-12'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', 'Y'],
          caption: 'Geel onder rood en blauw: wie hier infiltreert, loopt in de val.',
        },
        {
          kind: 'text',
          text: 'De eigenaar van de val kiest waar de kat komt te liggen; ook de bende waar ze onder lag komt in aanmerking. Kan er geen bende groeien, dan valt er niets te kiezen: de kat begint een nieuwe bende.',
          rules: ['CB-19'],
        },
        {
          kind: 'text',
          text: 'De precieze volgorde: je betaling wordt afgelegd, de kaart wordt open gelegd, de wol wordt gescoord of de val neergelegd, en helemaal op het eind wordt de markt aangevuld. Moet de aflegstapel daarvoor worden geschud, dan zit je betaling erbij.',
          rules: ['CB-12'],
        },
        {
          kind: 'example',
          text: 'De bende van Ada toont een rode en een blauwe kat. Je legt een rode kat en een spiegel af. De kaart eronder is blauw: 1 bol wol voor jou.',
        },
        {
          kind: 'example',
          text: 'De bende van Bruno toont één groene kat. Je legt een groene kat af, maar de kaart eronder is oranje: een val. Bruno heeft twee bendes van 1 kat en mag kiezen. Hij legt de oranje kat bij een daarvan.',
        },
        {
          kind: 'text',
          text: 'Tip: hoe meer kleuren een bende toont, hoe groter de kans dat er wol onder ligt. Kleine bendes zijn goedkoop, maar verbergen vaak een val.',
        },
      ],
    },
    {
      id: 'two-players',
      title: 'Met z’n tweeën: hulp van de markt',
      rules: ['CB-13'],
      body: [
        {
          kind: 'text',
          text: 'Spelen jullie met z’n tweeën, dan mag een van de kaarten waarmee je voor het infiltreren betaalt van de markt komen. Die wordt afgelegd zoals de andere. Ook een spiegel van de markt is een joker.',
          rules: ['CB-13'],
        },
        {
          kind: 'picture',
          cards: ['R', 'B', '|', null, '→', 'R', '+', 'M'],
          caption: 'De rode kat komt uit je hand, de spiegel van de markt.',
        },
        {
          kind: 'text',
          text: 'Meer dan één kaart mag niet van de markt komen; de rest betaal je uit je hand. Bij een bende van één kat is de kaart van de markt alleen al genoeg. De lege plek op de markt wordt aan het einde van de beurt aangevuld.',
          rules: ['CB-13'],
        },
        {
          kind: 'example',
          text: 'De bende van Ada toont een rode en een blauwe kat. Je hebt een rode, en op de markt ligt een blauwe. Je legt ze allebei af en legt de kaart eronder open.',
        },
      ],
    },
    {
      id: 'hall-of-fame',
      title: 'Variant: Eregalerij',
      rules: ['CB-4'],
      body: [
        {
          kind: 'text',
          text: 'In deze variant kun je op twee manieren winnen: met 8 bollen wol, zoals altijd, of met 6 bollen die allemaal een andere kleur hebben.',
          rules: ['CB-4'],
        },
        { kind: 'picture', cards: ['B', 'G', 'O', 'P', 'R', 'Y'], caption: 'Eén bol van elke kleur wint meteen.' },
        {
          kind: 'text',
          text: 'De kleuren van alle gescoorde bollen blijven zichtbaar, zodat iedereen de strijd kan volgen.',
        },
        {
          kind: 'example',
          text: 'Je hebt vijf bollen wol: blauw, groen, oranje, rood en geel. Nu stel je een paarse veilig. Dat zijn alle zes kleuren, en je wint met maar 6 bollen.',
        },
      ],
    },
    {
      id: 'piles',
      title: 'Als de kaarten opraken',
      rules: ['CB-15', 'CB-16'],
      body: [
        {
          kind: 'text',
          text: 'Is er een kaart nodig en is de trekstapel leeg, dan wordt de aflegstapel geschud en wordt dat de nieuwe trekstapel. Dat gebeurt pas op dat moment. Bendes, verdekte kaarten en gescoorde wol doen daar nooit meer aan mee.',
          rules: ['CB-15'],
        },
        {
          kind: 'text',
          text: 'Zijn beide stapels leeg, dan heeft de markt tijdelijk minder dan 6 kaarten. Hij wordt aangevuld aan het einde van een latere beurt, zodra er weer kaarten zijn.',
          rules: ['CB-16'],
        },
      ],
    },
    {
      id: 'end',
      title: 'Het einde van de partij',
      rules: ['CB-17', 'CB-20'],
      body: [
        {
          kind: 'text',
          text: 'Zodra iemand 8 bollen wol heeft, is de partij afgelopen en gewonnen. Met de Eregalerij zijn zes verschillende kleuren ook genoeg.',
          rules: ['CB-17'],
        },
        {
          kind: 'text',
          text: 'Soms meldt de tafel: geen actie mogelijk. Dan valt er voor jou niets te rekruteren, te vormen, te activeren, veilig te stellen of te infiltreren, en je past. Alleen dan mag het. Kun je later weer iets doen, dan speel je gewoon verder.',
          rules: ['CB-20'],
        },
        {
          kind: 'text',
          text: 'Passen jullie allemaal direct na elkaar, dan is de partij afgelopen. Wie de meeste bollen heeft, wint; zijn dat er meerdere, dan winnen ze samen. Dat gebeurt als iedereen kaarten hamstert, want katten op tafel en gescoorde wol komen nooit terug.',
          rules: ['CB-20'],
        },
        {
          kind: 'example',
          text: 'De markt en beide stapels zijn leeg. Niemand heeft een kat in de hand of wol om veilig te stellen, en niemand kan een infiltratie betalen. Iedereen past. Ada en Cleo hebben elk 5 bollen, de anderen minder: Ada en Cleo winnen samen.',
        },
      ],
    },
    {
      id: 'knowledge',
      title: 'Wat je mag weten',
      rules: ['CB-21', 'CB-22', 'CB-23'],
      body: [
        { kind: 'text', text: 'Dit kan iedereen zien:', rules: ['CB-21'] },
        {
          kind: 'list',
          items: [
            'hoeveel kaarten en hoeveel bollen wol elke speler heeft',
            'de markt',
            'de zichtbare katten van alle bendes en welke bendes een verdekte kaart hebben',
            'het aantal kaarten in de trekstapel en de kleuren in de aflegstapel',
            'elke kaart die open wordt gelegd, op het moment dat het gebeurt',
          ],
          rules: ['CB-21'],
        },
        {
          kind: 'text',
          text: 'In de variant Eregalerij blijven de kleuren van gescoorde bollen zichtbaar. In het basisspel zie je ze op het moment van scoren; later kun je ze in het verloop terugvinden.',
          rules: ['CB-21'],
        },
        {
          kind: 'text',
          text: 'Sommige dingen weet alleen jij: je hand, wat je van de stapel hebt getrokken, en de kleuren van je eigen verdekte kaarten.',
          rules: ['CB-22'],
        },
        {
          kind: 'text',
          text: 'Wat je niet hoort te weten, staat niet eens op jouw apparaat: niet de volgorde van de trekstapel, niet de hand van een ander en niet de kaart onder andermans bende. Bots weten niet meer dan jij op hun plaats zou weten.',
          rules: ['CB-23'],
        },
      ],
    },
  ],
}
