/** Settings without waits and limits, for tests that are not about them. */
const QUICK = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  ALLEYCAT_WEB_DIR: '/nowhere',
  ALLEYCAT_WINDOW_MS: '0-0',
  ALLEYCAT_BOT_PACE: '0',
  ALLEYCAT_REQUESTS_PER_SECOND: '1000000',
  ALLEYCAT_REQUEST_BURST: '1000000',
  ALLEYCAT_NEW_GUESTS_PER_HOUR: '1000000',
  ALLEYCAT_STREAMS_PER_ADDRESS: '1000000',
  ALLEYCAT_CHAT_PER_MINUTE: '1000000',
}

export const quickEnvironment = (database: string, env: Record<string, string> = {}): Record<string, string> => ({
  ...QUICK,
  DATABASE_URL: database,
  ...env,
})
