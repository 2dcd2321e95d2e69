import { answerTo } from '@alleycat/bots'

/** The entry of the threads that `tables/thinking.ts` starts. */
// oxlint-disable-next-line import/no-default-export -- piscina calls the default export
export default answerTo
