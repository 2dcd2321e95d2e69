import { fetchAhead } from './fetch-ahead.ts'

// Nothing is awaited at the top level: WebKit would hand out modules that stand on this one before they are ready.
void import('./start.ts')
fetchAhead()
