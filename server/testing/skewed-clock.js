// @ts-check
/** Loaded before the server (`node --import`), it sets its clock wrong by the milliseconds that the file CLOCK_FILE says. */
import { readFileSync } from 'node:fs'

const trueTime = Date.now.bind(Date)
let ahead = 0
let readAt = 0

Date.now = () => {
  const now = trueTime()
  if (now - readAt > 50) {
    readAt = now
    ahead = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'))
  }
  return now + ahead
}
