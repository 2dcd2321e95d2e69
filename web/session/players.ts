import { callName, characterByName, CHARACTERS, type Character } from '@alleycat/bots'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { language } from '../language.svelte.ts'

/** Who sits in a seat of a game in the page. */
export type Player =
  | {
      readonly kind: 'person'
      readonly name: string
      readonly avatar: string
      /** The person has given no name and is called "you". */
      readonly isUsual?: true
    }
  /** The bot's name, as the bots package knows it. */
  | { readonly kind: 'bot'; readonly bot: string }

export const characterOf = (bot: string): Character => characterByName(bot) ?? CHARACTERS[0]!

/** Somebody who has given no name is called "you" in the language of the page, also after it has changed. */
export function seatInfo(player: Player): SeatInfo {
  if (player.kind === 'person')
    return player.isUsual
      ? {
          ...player,
          get name() {
            return language.words.setup.you
          },
        }
      : player
  const character = characterOf(player.bot)
  return { name: character.name, avatar: callName(character), kind: 'bot' }
}

export function readPlayer(value: unknown): Player | null {
  if (typeof value !== 'object' || value === null) return null
  const { kind, name, avatar, isUsual, bot } = value as Record<string, unknown>
  if (kind === 'bot' && typeof bot === 'string' && characterByName(bot)) return { kind, bot }
  if (kind !== 'person' || typeof name !== 'string' || typeof avatar !== 'string') return null
  return { kind, name: name.slice(0, 24), avatar: avatar.slice(0, 24), ...(isUsual === true && { isUsual }) }
}
