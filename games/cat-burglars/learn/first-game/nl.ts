import type { FirstGameLines } from './lines.ts'

export const lines: FirstGameLines = {
  goal: 'Doel: verzamel als eerste 8 bollen. Verstop wol onder je bendes en stel die veilig, of beroof de anderen.',
  fame: 'Doel: als eerste 8 bollen, of 6 in zes kleuren. Verstop wol onder je bendes en stel die veilig, of beroof de anderen.',
  recruit: 'Rekruteren: neem 2 kaarten, elk van de markt of van de trekstapel.',
  form: 'Bende vormen: 1 kat begint een bende, of komt bij een bende als een andere van jou precies evenveel katten heeft.',
  activate: 'Activeren: 1 kat verdekt onder een bende. Zit de kleur in de bende, dan is het wol, anders een val.',
  secure: 'Veiligstellen: leg verdekte kaarten die wol zijn open, elk 1 bol.',
  infiltrate: 'Infiltreren: leg de kleur van elke kat van een bende af, of een spiegel. De wol eronder is de buit.',
  mirror: 'Spiegel: betaalt elke kleur, maar komt in geen bende.',
  trap: 'Een val: infiltreren levert niets op, en de eigenaar legt de kat neer.',
}
