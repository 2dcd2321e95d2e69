import process from 'node:process'

/** How many times as many random games as usual are played. */
export const ROUNDS = Number(process.env['ALLEYCAT_ROUNDS'] ?? 1)
