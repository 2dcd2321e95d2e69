import { answerTo } from '@alleycat/bots'

/** What a thread of `tables/thinking.ts` runs. */
// oxlint-disable-next-line import/no-default-export -- piscina calls the default export
export default answerTo
