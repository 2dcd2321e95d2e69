import type { Seat } from '@alleycat/engine'
import type { Reader } from '@alleycat/ui/game-module.ts'

/** Whether the viewer has won; where nobody is called "you", such as around one screen, whether a person has. */
export const isOwnWin = (
  winners: readonly Seat[],
  { seats, viewer }: Pick<Reader<unknown>, 'seats' | 'viewer'>,
): boolean => (viewer === null ? winners.some((seat) => seats[seat]!.kind === 'person') : winners.includes(viewer))
