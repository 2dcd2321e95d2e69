import type { Occasion } from '@alleycat/ui/company.ts'

/** Turns for which nobody says anything after somebody has spoken. */
const QUIET = 5
/** The share of occasions on which a bot says something. */
const SHARE = 0.35

/** Whether a bot says something: rarely, but always when it has won. `draw` is a number from 0 to 1 that chance gives. */
export const isTimeToSpeak = (occasion: Occasion, turnsInSilence: number, draw: number): boolean =>
  occasion === 'win' || (turnsInSilence >= QUIET && draw < SHARE)
