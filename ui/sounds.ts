/** Soft, few, and each can be switched off. */
export const SOUNDS = ['card', 'points', 'reveal', 'turn', 'win', 'lose', 'refuse'] as const
export type SoundName = (typeof SOUNDS)[number]
