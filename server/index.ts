export { ConfigError, readConfig, SETTINGS, type Config } from './config.ts'
export { serve } from './serve.ts'
export { backup, BackupError, restore } from './operation/backup.ts'
export { startServer, type RunningServer, type ServerParts } from './server.ts'
