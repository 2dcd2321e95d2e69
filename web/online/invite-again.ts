import type { PlayedWith } from '@alleycat/protocol'
import type { Api } from '../net/api.ts'

/** Opens a table like the last one that somebody was met at, and invites them to it. Returns the id of the table. */
export async function inviteAgain(
  api: Pick<Api, 'table' | 'create' | 'invite'>,
  { person, last }: Pick<PlayedWith, 'person' | 'last'>,
): Promise<string> {
  const { game, seats, options, pace, title } = (await api.table(last.table)).table
  const { table } = await api.create({ game, seats, options, pace, title })
  await api.invite(table.id, person.id)
  return table.id
}
