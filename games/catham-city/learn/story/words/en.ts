/** The achievements of the game. */
export const en = {
  windfall: { name: 'Windfall', how: 'Score 4 or more points in a single turn of yours.' },
  'without-robocats': {
    name: 'No machines needed',
    how: 'Win without playing Robocats although they are in the game.',
  },
  peaceful: { name: 'Clean paws', how: 'Win without playing a set at anybody.' },
  'every-faction': { name: 'The whole city', how: 'Play a set of each of the five factions in one game.' },
  'three-stolen': { name: 'Deep in the system', how: 'Take 3 or more cards with one set of Hackers.' },
  gift: { name: 'A tip-off', how: 'Get a card from an opponent through Journalists.' },
  'three-departments': { name: 'Three departments', how: 'Score 3 or more points with one set of Officials.' },
  raid: { name: 'Raid', how: 'Score 2 or more points with one set of Police.' },
  'others-turn': { name: 'Not so fast', how: 'Score a point on somebody else’s turn, by answering.' },
  'four-robocats': { name: 'Heavy machinery', how: 'Play four Robocats at once, for points instead of cards.' },
  'four-at-once': { name: 'Grab the lot', how: 'Take 4 or more cards from the display at once.' },
  'price-paid': { name: 'The price was right', how: 'Pay the Mafia with a point, and win anyway.' },
} as const
