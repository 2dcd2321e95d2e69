import type { Lesson } from '@alleycat/ui/learn/lesson.ts'
import { lessonFrom } from '@alleycat/ui/learn/lesson-from.ts'
import { script } from './script.ts'

export const lesson: Lesson = lessonFrom(script, {
  welcome:
    'Catham City zoekt een burgemeester, en jij hebt er de snorharen voor. Je rivalen: Biscuit, die hamstert, en Tangle, die bijt. Wie het eerst 16 campagnepunten heeft, wint meteen.',
  turn: 'Vijf groeperingen met elk vijftien kaarten staan klaar. In je beurt doe je precies één ding: kaarten van één groepering uit de open kaarten nemen, of een set uit je hand spelen.',
  take: {
    ask: 'Er liggen drie Wetenschappers open, en drie vormen een set. Kies ze alle drie en neem ze: een voor een kosten ze je twee beurten extra.',
    otherwise:
      'Dat mag, maar drie Wetenschappers tegelijk wachten niet op je: straks springt een rivaal erop. Kies ze alle drie en neem ze.',
  },
  watching:
    'De open kaarten worden meteen aangevuld. Biscuit nam twee Detectives, Tangle twee Robocats. Iedereen ziet dat, dus onthoud wie wat verzamelt: dat loont straks.',
  scientists: {
    ask: 'Je hebt drie Wetenschappers, dus speel ze. Ze leveren 2 punten op en 2 verse kaarten van de trekstapel die niemand anders ziet.',
    otherwise:
      'Dat mag, maar een complete set levert in je poot niets op. Speel de drie Wetenschappers: 2 punten en 2 kaarten.',
  },
  tangleScores:
    'Tangle speelde vier Robocats: 3 punten. Biscuit nam twee Hackers, onthoud dat. Robocats kunnen twee dingen: met vier scoor je, met twee trek je vijf kaarten.',
  robocats: {
    ask: 'Je hebt twee Robocats. Punten geven ze niet, maar vijf kaarten voor twee is de beste koop van de stad. Speel ze allebei.',
    otherwise:
      'Goed gezien, maar vul eerst je hand, dan kun je daarna elke beurt scoren. Speel je twee Robocats en trek vijf kaarten.',
  },
  handLimit: {
    ask: 'Elf kaarten! Aan het einde van je beurt mag je er tien houden. Ze hebben allemaal gezelschap, behalve die ene Robocat: kies hem en leg hem af.',
    otherwise:
      'Die kaart heeft vrienden in je hand en hoort straks bij een set. Neem liever afscheid van de eenzame Robocat.',
  },
  answerDetectives: {
    ask: 'Biscuit speelt drie Detectives voor 3 punten, met een Wetenschapper als extra kaart. Elke rivaal mag nu één Wetenschapper afleggen voor 1 punt. Jij hebt er twee: doe het.',
    otherwise:
      'Passen is slim als je de kaart nodig hebt. Maar twee Wetenschappers zijn nog geen set, en dit punt ligt voor het oprapen. Leg er een af.',
  },
  detectives: {
    ask: 'Nu ga jij speuren: speel drie Detectives en een extra kaart voor 3 punten. Rivalen mogen die groepering verzilveren, dus kies een kaart die je kunt missen: je Wetenschapper.',
    otherwise:
      'Wacht even: met Hackers en Maffia heb je nog plannen, en nemen kan later. Drie Detectives plus de Wetenschapper: 3 punten voor kaarten die je niet zult missen.',
  },
  cashedIn:
    'Tangle had een Wetenschapper en verzilverde die voor 1 punt; Biscuit paste. Dat is de prijs van Detectives: kies de extra kaart met zorg.',
  hackers: {
    ask: 'Hackers infiltreren in een andere hand. Dan worden er zoveel kaarten open gelegd als je er stuurt. Elke Hacker daarbij is 1 punt. Biscuit verzamelt Hackers: stuur ze alle drie daarheen.',
    otherwise:
      'Dat kan, maar meer Hackers leggen meer kaarten open, en je zag Biscuit zelf Hackers nemen. Stuur ze alle drie daarheen.',
  },
  hacked:
    'Twee Hackers open gelegd: 2 punten! De derde kaart, een Robocat, is nu van jou. De Hacker die verborgen bleef, werkt voortaan voor Biscuit en gaat misschien zelf op bezoek.',
  takeMafia: {
    ask: 'De familie is in de stad: drie Maffiakaarten open op tafel, twee in je hand. Vier vormen een set, maar Tangle spaart ze ook. Neem ze alle drie, dan grijpt zij ernaast.',
    otherwise: 'Begrijpelijk, maar elke Maffiakaart die je laat liggen, werkt straks voor Tangle. Neem ze alle drie.',
  },
  mafia: {
    ask: 'Vier Maffiakaarten, een aanbod dat niemand kan weigeren: 2 punten voor jou, en elke rivaal legt twee kaarten af of geeft een punt terug. Speel er vier.',
    otherwise:
      'Leuk idee, maar een dichte vioolkist maakt geen muziek. Speel nu vier Maffiakaarten: beide rivalen hebben iets te verliezen.',
  },
  takeRobocats: {
    ask: 'Biscuit gaf een punt terug, Tangle legde twee kaarten af. Nu liggen er vier Robocats open, samen 3 punten waard. Je hebt er al een, maar neem ze alle vier: reserve vangt klappen op.',
    otherwise:
      'Dat kan, maar vier Robocats liggen zelden zo bij elkaar. Neem ze allemaal: vier om te scoren, één als reserve.',
  },
  answerMafia: {
    ask: 'Tangle slaat terug: leg twee kaarten af of geef een punt terug. Punten zijn schaars, en twee kaarten kun je missen: een Maffiakaart en de vijfde Robocat. Leg die af.',
    otherwise:
      'Dat mag, maar het kost je meer: een punt, of je set van vier. Je kunt alleen een Maffiakaart en één Robocat missen, dus geef die.',
  },
  fourRobocats: {
    ask: 'Je set is nog heel. Speel alle vier de Robocats: 3 punten, dat maakt 13. Met twee zou je kaarten trekken, maar zo dicht bij het stadhuis tellen punten zwaarder.',
    otherwise:
      'In het begin was dat slim, maar nu is het spannend. Alle vier de Robocats tegelijk zijn 3 punten waard.',
  },
  closeRace:
    '13 punten voor jou, 12 voor Tangle, die met Detectives net 3 punten verdiende. Je poten zijn leeg, en je hebt nog één set van 3 punten nodig.',
  takeDetectives: {
    ask: 'Vier Detectives bij de open kaarten! Drie vormen de set, en de vierde kan de extra kaart zijn. Neem ze alle vier.',
    otherwise:
      'Bijna: drie Detectives hebben nog een extra kaart nodig, en andere sets kosten meer tijd. Neem alle vier de Detectives.',
  },
  win: {
    ask: 'Nu komt het erop aan. Speel drie Detectives met de vierde als extra kaart. Punten gaan voor: bij 16 is het afgelopen voordat iemand kan antwoorden.',
    otherwise:
      'Pas op: elke extra beurt is een kans voor Tangle. Maak het af met alle vier de Detectives, en het stadhuis is van jou.',
  },
  won: 'Burgemeester van Catham City! Je hebt genomen, gespeeld, geantwoord, afgelegd en gewonnen, met 16 tegen 12 en 8. Zelfs de duiven op het stadhuis klappen.',
  otherFactions:
    'Drie groeperingen bleven vanavond thuis: Politie doorzoekt een hand, Journalisten leven van cadeautjes, Ambtenaren leggen kaarten open en tellen. Elke vijf vormen een partij, dus meng ze!',
})
