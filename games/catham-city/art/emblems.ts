import type { Faction } from '../rules/vocabulary.ts'

/** One bold shape per faction in a 24 × 24 box, drawn with the even-odd rule. */
export const EMBLEMS: Record<Faction, string> = {
  // Detectives have a magnifier.
  D: 'M9.5 2a7.5 7.5 0 1 0 4.2 13.7l5.6 5.6a1.9 1.9 0 0 0 2.7 -2.7l-5.7 -5.6A7.5 7.5 0 0 0 9.5 2zm0 3.2a4.3 4.3 0 1 1 0 8.6a4.3 4.3 0 0 1 0 -8.6z',
  // Hackers have a prompt.
  H: 'M2.5 4.5L5 2.5L14 11L5 20.5L2.5 18L9 11.2zM12.5 17.8H22V21H12.5z',
  // Journalists have a camera.
  J: 'M3 6.5H6.5L8.3 3.5H15.7L17.5 6.5H21A1.8 1.8 0 0 1 22.8 8.3V19A1.8 1.8 0 0 1 21 20.8H3A1.8 1.8 0 0 1 1.2 19V8.3A1.8 1.8 0 0 1 3 6.5zM12 8.6a4.9 4.9 0 1 0 0 9.8a4.9 4.9 0 0 0 0 -9.8zm0 2.9a2 2 0 1 1 0 4a2 2 0 0 1 0 -4z',
  // Mafia has a fishbone.
  M: 'M14.5 5.5C18.5 5.5 22 8.5 23.5 12C22 15.5 18.5 18.5 14.5 18.5L14.5 13.5H12.800L11 19H8.600L10.200 13.5H8.200L6.800 17.5H4.5L5.600 13.800L.5 17.5V6.5L5.600 10.200L4.5 6.5H6.800L8.200 10.5H10.200L8.600 5H11L12.800 10.5H14.5zM18.600 9.200a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0 -3z',
  // Officials have a rubber stamp.
  O: 'M12 1.5C14.9 1.5 16.8 3.6 16.8 6C16.8 9 14.6 10 14.6 13.3H19.5A2 2 0 0 1 21.5 15.3V18.3H2.5V15.3A2 2 0 0 1 4.5 13.3H9.4C9.4 10 7.2 9 7.2 6C7.2 3.6 9.1 1.5 12 1.5zM2.5 20H21.5V22.5H2.5z',
  // Police have a star.
  P: 'M12 .8L15.2 8L22.9 8.8L17.1 14L18.8 21.7L12 17.7L5.2 21.7L6.9 14L1.1 8.8L8.8 8z',
  // Robocats have a machine's head.
  R: 'M10.9 7V4.6A2 2 0 1 1 13.1 4.6V7H18A3 3 0 0 1 21 10V18.5A3 3 0 0 1 18 21.5H6A3 3 0 0 1 3 18.5V10A3 3 0 0 1 6 7zM7 10.5V14H10.4V10.5zM13.6 10.5V14H17V10.5zM7 16.5V18.5H17V16.5zM.2 11.5H2V16.5H.2zM22 11.5H23.8V16.5H22z',
  // Scientists have a flask.
  S: 'M7.5 1.5H16.5V4.2H15V9.2L21.3 19.2A2.2 2.2 0 0 1 19.4 22.5H4.6A2.2 2.2 0 0 1 2.7 19.2L9 9.2V4.2H7.5zM9.8 12.3L6.9 17H17.1L14.2 12.3z',
}
