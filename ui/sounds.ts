/** The sounds of a table; each can be switched off in the settings. */
export const SOUNDS = ['pick', 'card', 'points', 'loss', 'reveal', 'turn', 'win', 'lose', 'refuse'] as const
export type SoundName = (typeof SOUNDS)[number]
