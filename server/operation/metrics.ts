import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics that the process exports to Prometheus. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly decisions: Counter<'decider'>
  readonly streams: Gauge
  readonly frames: Counter
  readonly databaseAway: Counter
  readonly problems: Counter
}

export function createMetrics(cachedTables: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'alleycat_' })
  const registers = [registry]
  const cached: Gauge = new Gauge({
    name: 'alleycat_tables_cached',
    help: 'Tables kept in memory',
    registers,
    collect: () => cached.set(cachedTables()),
  })
  return {
    registry,
    requests: new Histogram({
      name: 'alleycat_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    decisions: new Counter({
      name: 'alleycat_decisions_total',
      help: 'Decisions kept, by who made them',
      labelNames: ['decider'],
      registers,
    }),
    streams: new Gauge({ name: 'alleycat_streams_open', help: 'Open streams', registers }),
    frames: new Counter({ name: 'alleycat_frames_sent_total', help: 'Frames written to streams', registers }),
    databaseAway: new Counter({
      name: 'alleycat_database_away_total',
      help: 'Requests refused because the database could not be reached',
      registers,
    }),
    problems: new Counter({
      name: 'alleycat_background_problems_total',
      help: 'Failures outside of requests, such as looking after tables',
      registers,
    }),
  }
}
