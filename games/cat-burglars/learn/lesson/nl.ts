import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Middernacht in het museum. Jij en Biscuit azen allebei op de gouden bollen wol, en wie er het eerst 8 heeft, wint meteen. Je gereedschap: katten in zes kleuren, en spiegels.',
  turn: 'In je beurt doe je één van vijf dingen: rekruteren, vormen, activeren, veiligstellen of infiltreren. Vannacht doe je ze alle vijf. Eerst heb je een ploeg nodig.',
  recruitMarket: {
    ask: 'Bij rekruteren neem je na elkaar twee kaarten, van de markt of van de trekstapel. Je hebt een gele kat, en op de markt ligt er nog een. Paren zijn kostbaar: neem hem.',
    otherwise:
      'Dat kan, maar elke goede kraak begint met een paar: één kat om te tonen, één om te verstoppen. Kies de gele kat op de markt.',
  },
  recruitDeck: {
    ask: 'Nu de tweede kaart. Wat je van de markt neemt, ziet Biscuit, maar van de trekstapel ziet hij niets. In dit vak zijn geheimen veel waard: trek er een.',
    otherwise:
      'Niets mis met die kat, behalve dat Biscuit ervan weet. Kies deze keer de trekstapel: een geheim is de halve buit.',
  },
  gangs:
    'Een oranje kat, en alleen jij weet het. Biscuit heeft met een eigen oranje kat een bende gevormd. Bendes liggen open op tafel; de buit komt eronder.',
  form: {
    ask: 'Vorm nu zelf een bende: speel een van je twee blauwe katten als nieuwe bende. Bewaar de andere, die heb je zo nodig.',
    otherwise:
      'Dat kan ook, maar het plan begint in blauw: één kat in het zicht, één achter de hand. Speel een blauwe kat als nieuwe bende.',
  },
  formAnother: {
    ask: 'Eén bende is een doelwit, twee zijn een raadsel. Speel de groene kat als tweede bende. Twee bendes van gelijke grootte komen straks van pas.',
    otherwise:
      'Geduld, dat komt nog. Twee bendes van één kat openen meer deuren dan één bende. Speel de groene kat als nieuwe bende.',
  },
  yarn: {
    ask: 'Biscuit heeft een kaart verstopt. Dat kun jij ook: activeer je andere blauwe kat, verdekt onder de blauwe bende. De kleur zit in de bende, dus het is een gouden bol wol.',
    otherwise:
      'Slim, maar alles op zijn tijd. Leg de blauwe kat verdekt onder de blauwe bende: boven en onder dezelfde kleur, en dat is wol.',
  },
  guarded:
    'Biscuit laat die bende groeien: infiltreren kost nu twee kaarten, één per kat. Een bende mag alleen groeien als een andere precies evenveel katten heeft. Biscuit had er twee van één.',
  trap: {
    ask: 'Nu de bluf: leg de rode kat verdekt onder de groene bende. Erboven is niets rood, dus het is een val. Biscuit ziet alleen een achterkant, en die lijkt op wol.',
    otherwise:
      'Dat kan, maar waar blijft dan de streek? De rode kat hoort verdekt onder de groene bende: een leugen waar Biscuit misschien voor betaalt.',
  },
  place: {
    ask: 'Hij trapte erin! Biscuit betaalde een groene kat en liep in je val. De rode kat komt nu open bij jou, als nieuwe bende of bij een die mag groeien. Kies een nieuwe bende: een schuilplaats erbij.',
    otherwise:
      'Dat mag, want je hebt bendes van gelijke grootte, en het zou er een beschermen. Maar een derde bende is een extra schuilplaats: kies een nieuwe bende.',
  },
  secondTrap: {
    ask: 'Verstop een gele kat verdekt onder de rode bende. Een val, voorlopig: wat een verdekte kaart is, hangt af van de katten die er op dat moment boven liggen. En er kunnen er bij komen.',
    otherwise:
      'Niet slecht, maar dat kan wachten. Een gele kat verdekt onder de rode bende is vandaag een val en morgen iets beters.',
  },
  grow: {
    ask: 'Nu de truc: speel je andere gele kat bij de rode bende. Die mag groeien, want je andere bendes hebben ook één kat. En de val eronder wordt wol!',
    otherwise:
      'Bijna: je andere gele kat moet bij de rode bende. Dan pas past de gele kaart eronder erbij en wordt die wol.',
  },
  raids:
    'Onder je bendes liggen nu twee bollen wol. Ook Biscuit heeft twee kaarten verstopt. Wol of vallen? Er is maar één manier om dat te weten, en netjes is die niet: infiltreren.',
  infiltrateWithMarket: {
    ask: 'Infiltreren kost voor elke kat van de bende een kaart van die kleur. Met z’n tweeën mag er één van de markt komen. Neem de paarse daar voor Biscuits eenzame paarse kat!',
    otherwise:
      'Dat kan, maar waarom je eigen kaarten opmaken of al naar huis gaan? Biscuits eenzame paarse kat kost één paarse kaart, en die ligt op de markt.',
  },
  sprung:
    'Een val! Biscuits rode kat vormt een nieuwe bende, en daar ligt alweer iets onder. Geen ramp: het kostte je geen eigen kaart. Waar zou de echte wol liggen?',
  infiltrateWithMirror: {
    ask: 'Twee katten bewaken Biscuits eerste bende, en katten bewaken wat hun lief is. Betaal oranje met je oranje kat en paars met je spiegel: die geldt voor elke kleur.',
    otherwise:
      'Dat kan wachten, maar Biscuit kan zijn wol elk moment veiligstellen. Infiltreer de bende van oranje en paars met je oranje kat en je spiegel.',
  },
  bothScored:
    'Je eerste gouden bol wol! Biscuit stelde er snel een veilig, dus het staat één tegen één. Onthoud: verstopte wol kan gestolen worden, gescoorde nooit.',
  secure: {
    ask: 'Stel nu je eigen wol veilig. In één beurt haal je zoveel bollen binnen als je wilt, daarom liet je ze liggen. Kies ze allebei, onder de blauwe en de rood-gele bende.',
    otherwise:
      'Wat je laat liggen kost je nog een beurt, en Biscuit kijkt toe. Kies beide bollen wol en stel ze samen veilig.',
  },
  winning:
    'Drie tegen één! Wie het eerst 8 bollen wol heeft, wint meteen, of ze nu veiliggesteld of gestolen zijn. Je bendes blijven liggen en verstoppen graag de volgende.',
  end: 'Nu ken je alle kneepjes. Nog één voor later: in de variant Eregalerij win je ook met 6 bollen in 6 kleuren. Verstop goed, bluf vaak en vertrouw nooit een stille bende.',
})
