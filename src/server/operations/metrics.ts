import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from 'pino'
import { untraced, type Tracing } from '#server/tracing/tracing.ts'
import type { SessionEnv } from '#server/http/session.ts'
import { createCallTimes } from './call-times.ts'

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

type Timed = { calls: number; seconds: number; upTo: number[] }
export type Sample = { labels?: Record<string, string>; value: number }
export type Metrics = ReturnType<typeof createMetrics>

type Deps = { log: Logger; tracing?: Tracing }

/** Counts the calls of this process. Routes are named by pattern, never by their parameters. */
export function createMetrics({ log, tracing = untraced }: Deps) {
  const answered = new Map<string, { labels: Record<string, string>; value: number }>()
  const timed = new Map<string, Timed>()
  const times = createCallTimes()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  function count(method: string, route: string, status: number, seconds: number): void {
    const labels = { method, route, status: String(status) }
    const key = `${method} ${route} ${status}`
    const known = answered.get(key) ?? { labels, value: 0 }
    answered.set(key, { labels, value: known.value + 1 })
    const times = timed.get(route) ?? { calls: 0, seconds: 0, upTo: buckets.map(() => 0) }
    times.calls += 1
    times.seconds += seconds
    times.upTo = times.upTo.map((before, at) => before + (seconds <= (buckets[at] ?? 0) ? 1 : 0))
    timed.set(route, times)
  }

  return {
    /** Measures every route. A streaming response is measured until it begins. */
    measure: createMiddleware<SessionEnv>(async (c, next) => {
      const startedAt = performance.now()
      const { method } = c.req
      await tracing.trace({ name: method, kind: 'call', facts: {} }, async (describe) => {
        await next()
        const ms = performance.now() - startedAt
        const route = routePath(c)
        const { status } = c.res
        count(method, route, status, ms / 1000)
        times.add(`${method} ${route}`, ms)
        const { id: person } = c.get('person') ?? {}
        log.debug({ method, route, status, ms: Math.round(ms), person }, 'answered')
        describe(`${method} ${route}`, {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          ...(person === undefined ? {} : { 'user.id': person }),
        })
      })
    }),

    slowest: () => times.slowest(),

    /** This process's own metrics. */
    text(): string {
      const { user, system } = process.cpuUsage()
      const p99 = Number.isFinite(delay.percentile(99)) ? delay.percentile(99) / 1e9 : 0
      delay.reset()
      return [
        metric('trove_http_requests_total', 'counter', 'Calls that were answered.', [
          ...answered.values(),
        ]),
        histogram('trove_http_request_duration_seconds', 'Until an answer begins.', timed),
        metric('process_resident_memory_bytes', 'gauge', 'Memory of the server process.', [
          { value: process.memoryUsage.rss() },
        ]),
        metric('process_cpu_seconds_total', 'counter', 'Processor time of the server process.', [
          { value: (user + system) / 1e6 },
        ]),
        metric('process_uptime_seconds', 'gauge', 'Since the server process began.', [
          { value: process.uptime() },
        ]),
        metric('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Since the last scrape.', [
          { value: p99 },
        ]),
      ].join('')
    },
  }
}

/** One metric in Prometheus text format. */
export function metric(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function histogram(name: string, help: string, routes: ReadonlyMap<string, Timed>): string {
  const lines = [...routes].flatMap(([route, { calls, seconds, upTo }]) => [
    ...upTo.map((value, at) => line('bucket', { route, le: String(buckets[at]) }, value)),
    line('bucket', { route, le: '+Inf' }, calls),
    line('sum', { route }, seconds),
    line('count', { route }, calls),
  ])
  return `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${lines.join('')}`

  function line(part: string, labels: Record<string, string>, value: number): string {
    return `${name}_${part}${labelText(labels)} ${value}\n`
  }
}

function labelText(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
