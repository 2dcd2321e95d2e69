import { pluralNl as plural } from '@alleycat/ui/words/plurals.ts'
import { refusalsNaming } from '@alleycat/ui/words/refusals/nl.ts'
import type { VerifyWords } from './words.ts'

export const nl: VerifyWords = {
  refusalsNaming,
  otherFormat: 'Dit spelverslag komt uit een andere versie van Alleycat en kan hier niet worden gelezen.',
  working: 'Elke kaart wordt nagerekend…',
  fair: 'Alles klopt: elke kaart is de kaart waarop de tafel zich had vastgelegd.',
  unfair: 'Dit klopt niet.',
  checked: 'Wat er is gecontroleerd',
  commitment: 'Het geheim van de tafel is het geheim waarop ze zich had vastgelegd.',
  commitmentSeen: {
    early: 'Deze browser zag dezelfde vingerafdruk voordat de eerste kaart was gedeeld.',
    late: 'Deze browser zag dezelfde vingerafdruk terwijl de partij nog bezig was.',
    never:
      'Deze browser was er niet bij. Vergelijk de vingerafdruk met die van de tafel vóór het begin, als je die hebt.',
  },
  fingerprint: 'Vingerafdruk (SHA-256)',
  nonces: (count) =>
    `${count} ${plural(count, { one: 'willekeurig getal', other: 'willekeurige getallen' })}, één per plaats, zijn in de trekkingen verwerkt.`,
  ownNonce: 'Dat van deze browser is erbij.',
  seating: 'De volgorde van de plaatsen is daaruit geloot.',
  seatingFixed: 'De volgorde van de plaatsen is niet geloot: die stond aan deze tafel vast.',
  outcomes: (confirmed, all) => `Nagerekende trekkingen: ${confirmed} van ${all}`,
  faults: {
    record: 'Het spelverslag is in strijd met de spelregels.',
    proof: 'In het spelverslag ontbreekt wat nodig is om het te controleren, of dat is beschadigd.',
    commitment: 'Het geheim is niet het geheim waarop de tafel zich had vastgelegd.',
    seating: 'De plaatsen zijn niet geloot zoals de getallen zeggen.',
    outcomes: 'Een kaart is niet de kaart die uit de getallen volgt.',
    seen: 'Dit is niet de vingerafdruk die deze browser tijdens de partij zag.',
    nonce: 'Het willekeurige getal van deze browser is niet bij de getallen van de tafel.',
  },
  step: (step) => `Stap: ${step}`,
  detail: (message) => `Wat er niet klopt: ${message}`,
  remembered: 'Deze browser onthield:',
  meaning: 'Wat dit bewijst en wat niet',
  meanings: [
    'Voordat iemand ging zitten, koos de tafel een geheim en maakte ze de vingerafdruk ervan bekend. Daarna voegde elke plaats een willekeurig getal toe. Geheim en getallen leggen samen elke kaart en elke trekking vast. Je browser heeft ze net allemaal opnieuw uitgerekend: niemand heeft opnieuw gedeeld, en niemand heeft het geluk gestuurd toen de getallen er eenmaal waren.',
    'Het bewijst niet dat niemand heeft gekeken: wie de server beheert, had de kaarten kunnen kennen. En het zegt niets over hoe er gespeeld of gepraat is.',
    'Er zijn getallen nodig die de server niet heeft gekozen. Die van bots en die van een revanche maakt hij zelf; aan een tafel met één mens en bots is het bewijs daarom zwakker.',
  ],
  goTo: 'Deze stap bekijken',
}
