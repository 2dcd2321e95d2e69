/** CC-1: the factions in alphabetical order of their letters, which is the order of sets in records. */
export const FACTIONS = ['D', 'H', 'J', 'M', 'O', 'P', 'R', 'S'] as const
/**
 * The letters stand for `D` Detectives, `H` Hackers, `J` Journalists, `M` Mafia, `O` Officials, `P` Police, `R`
 * Robocats and `S` Scientists.
 */
export type Faction = (typeof FACTIONS)[number]

/** CC-1 */
export const CARDS_PER_FACTION = 15
/** CC-4 */
export const FACTIONS_IN_PLAY = 5
/** CC-4 */
export const STARTER_FACTIONS = 'DHMRS'
/** CC-5 */
export const DISPLAY_SIZE = 7
/** CC-5: the cards of the first hand, by seat. */
export const FIRST_HAND = [6, 6, 7, 7, 8, 8] as const
/** CC-17 */
export const DETECTIVES_SET = 3
/** CC-18 */
export const SCIENTISTS_SET = 3
/** CC-19 */
export const ROBOCATS_SET = 2
/** CC-20 */
export const MAFIA_SET = 4
/** CC-23 */
export const JOURNALISTS_SET = 2
/** How many cards of a faction can be played at least. The rules use the constants above, which a build writes in. */
export const SET_SIZE: Readonly<Record<Faction, number>> = {
  D: DETECTIVES_SET,
  H: 1,
  J: JOURNALISTS_SET,
  M: MAFIA_SET,
  O: 1,
  P: 1,
  R: ROBOCATS_SET,
  S: SCIENTISTS_SET,
}
/** CC-10 */
export const HAND_LIMIT = 10
/** CC-3 */
export const MIN_SEATS = 2
/** CC-3 */
export const MAX_SEATS = 6
