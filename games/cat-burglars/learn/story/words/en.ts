/** The achievements of the game. */
export const en = {
  'trap-sprung': { name: 'Snap!', how: 'Let somebody walk into a trap of yours.' },
  'two-traps': { name: 'The trapper', how: 'Let opponents walk into two of your traps in one game.' },
  'trapped-and-won': { name: 'Lesson learned', how: 'Walk into a trap, and win anyway.' },
  heist: { name: 'First heist', how: 'Steal a ball of yarn from somebody’s gang.' },
  'three-heists': { name: 'Master burglar', how: 'Steal three balls of yarn in one game.' },
  'two-secured': { name: 'Two at a stroke', how: 'Secure two balls of yarn at once.' },
  'three-secured': { name: 'The big haul', how: 'Secure three balls of yarn at once.' },
  'mirror-paid': { name: 'Smoke and mirrors', how: 'Pay for an infiltration with a mirror.' },
  'two-mirrors': { name: 'Hall of mirrors', how: 'Recruit two mirrors in one turn.' },
  untouched: { name: 'Safe house', how: 'Win without losing a ball of yarn to anybody.' },
  honest: { name: 'Honest work', how: 'Win without infiltrating a gang.' },
  'four-colours': { name: 'A colourful crowd', how: 'Form gangs with cats of four colours in one game.' },
} as const
