/** What each rule demands, for somebody whose move was refused. */
export const ruleLines: Readonly<Record<string, string>> = {
  'CB-3': 'De kaarten worden nog gedeeld. Daarna begint de eerste beurt.',
  'CB-5': 'Je bent niet aan de beurt. Alleen wie aan de beurt is, doet een actie.',
  'CB-6': 'Rekruteer 2 kaarten na elkaar, van markt of stapel. Na je beurt wordt de markt aangevuld.',
  'CB-7': 'Leg 1 kat uit je hand neer: als nieuwe bende of bij een van je bendes. Spiegels mogen niet.',
  'CB-8': 'Een bende groeit alleen als een andere bende van jou evenveel zichtbare katten heeft.',
  'CB-9': 'Leg 1 kat uit je hand onder een van je bendes die nog geen verdekte kaart heeft.',
  'CB-10': 'Zonder zichtbare kat van die kleur erboven is een kaart een val. Alleen wol stel je veilig.',
  'CB-11': 'Je kunt alleen verdekte kaarten onder je eigen bendes veiligstellen.',
  'CB-12': 'Kies andermans bende met een verdekte kaart; betaal per kat een passende kaart of een spiegel.',
  'CB-13': 'Alleen met z’n tweeën mag één kaart van je betaling van de markt komen, en die moet er liggen.',
  'CB-17': 'De partij is voorbij: iemand heeft genoeg bollen wol.',
  'CB-19': 'Eerst legt de eigenaar van de val die kat neer.',
  'CB-20': 'Passen mag alleen als er geen actie mogelijk is. Past iedereen, dan is de partij voorbij.',
  notation: 'De tafel begrijpt deze zet niet. Kies je kaarten nog eens.',
  order: 'Dit is nog niet aan de orde: er moet eerst iets anders gebeuren.',
}
