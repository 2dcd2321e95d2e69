import type { StoryWords } from '../story.ts'

export const nl: StoryWords = {
  'trap-sprung': { name: 'Klap!', how: 'Laat iemand in een val van jou lopen.' },
  'two-traps': { name: 'Vallenzetter', how: 'Laat opponenten in één partij in twee van jouw vallen lopen.' },
  'trapped-and-won': { name: 'Wijze les', how: 'Loop in een val, en win toch.' },
  heist: { name: 'Eerste kraak', how: 'Steel een bol wol uit de bende van iemand anders.' },
  'three-heists': { name: 'Meesterinbreker', how: 'Steel in één partij drie bollen wol.' },
  'two-secured': { name: 'Twee in één klap', how: 'Stel twee bollen wol tegelijk veilig.' },
  'three-secured': { name: 'De grote buit', how: 'Stel drie bollen wol tegelijk veilig.' },
  'mirror-paid': { name: 'Spiegelspel', how: 'Betaal een infiltratie met een spiegel.' },
  'two-mirrors': { name: 'Spiegelzaal', how: 'Rekruteer in één beurt twee spiegels.' },
  untouched: { name: 'Veilige schuilplaats', how: 'Win zonder dat iemand een bol wol van je steelt.' },
  honest: { name: 'Eerlijk werk', how: 'Win zonder een bende te infiltreren.' },
  'four-colours': { name: 'Bonte bende', how: 'Vorm in één partij bendes met katten in vier kleuren.' },
}
