import type { RulingTexts } from '@alleycat/ui/learn/rules.ts'
import type { ORIGINS } from './origins.ts'

export const rulings: RulingTexts<typeof ORIGINS> = {
  printed: 'Zo gedrukt in de Franse uitgave, de enige die we kennen.',
  'CB-1':
    'Volgens de doos zijn er 90 katten in zes kleuren en 20 spiegels. Dat het er 15 per kleur zijn, volgt daaruit; drie kleuren hebben in de regels geen naam, die hebben we naar de kaarten genoemd.',
  'CB-2':
    'Dat je met twee tot vier speelt, toont een plaatje; de tekst zegt het niet. Het lot bepaalt wie begint, tenzij de host de volgorde heeft vastgelegd.',
  'CB-6':
    'Gedrukt is dat je twee kaarten neemt. Dat je de eerste ziet voordat je de tweede kiest, dat één genoeg is als er geen andere is en dat er geen handlimiet is, lezen wij zo: niets wat gedrukt is, spreekt het tegen.',
  'CB-11':
    'De doos zegt niet wat er gebeurt met een bende waarvan de wol is veiliggesteld. Hier blijft ze liggen, want ze kan net zo goed de volgende bol verbergen.',
  'CB-12':
    'Dat de bende blijft, dat je vrij kiest voor welke katten een spiegel betaalt en dat de betaling meteen daarna wordt meegeschud, is niet gedrukt. We kozen wat jullie het meest overlaat en de minste kaarten verplaatst.',
  'CB-13':
    'De regel voor twee is gedrukt. Wanneer de lege plek op de markt wordt aangevuld niet; hier is dat aan het einde van de beurt, zoals na het rekruteren.',
  'CB-15':
    'De doos zegt niet wanneer de aflegstapel precies wordt geschud. Hier gebeurt het zodra de volgende kaart nodig is.',
  'CB-16':
    'De doos heeft geen regel voor twee lege stapels. De markt blijft kleiner en wordt aan het einde van een latere beurt aangevuld.',
  'CB-19':
    'De keuze is gedrukt. Dat de tafel haar voor je maakt als er maar één plek is, hebben wij beslist: het scheelt een tik.',
  'CB-20':
    'De doos zegt niet wat er gebeurt als iemand niets kan doen, of niemand. Hier past men, en als allemaal na elkaar passen, winnen de meeste bollen; bij een gelijke stand winnen ze samen.',
  'CB-21':
    'De doos zegt niet of je de kleuren van gescoorde bollen later mag bekijken. Het verloop vertelt alles wat open gebeurde; daar kun je ze teruglezen.',
  'CB-23': 'Aan een echte tafel kijkt niemand door kaarten heen. Hier is het een belofte over wat de server stuurt.',
}
