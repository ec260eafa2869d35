import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTraceCollector } from '#tests/trace-collector.ts'
import { createTracing } from './open-telemetry.ts'

const received = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              kind: z.number(),
              status: z.object({ code: z.number(), message: z.string().optional() }).optional(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
              events: z.array(z.unknown()).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

test('a collector gets the name, kind, facts and outcome of work, and no message of an error', async () => {
  await using collector = await startTraceCollector()
  const tracing = createTracing(collector.address)
  const facts = { 'trove.job': 'process-document' }
  await tracing.trace({ name: 'GET', kind: 'call', facts: {} }, async (describe) =>
    describe('GET /api/documents/:id', { 'http.response.status_code': 200 }),
  )
  const failing = tracing.trace({ name: 'job', kind: 'job', facts }, () =>
    Promise.reject(new Error('the tangerine is in the cellar')),
  )
  await expect(failing).rejects.toThrow('tangerine')
  await tracing.close()

  expect(collector.bodies).toHaveLength(1)
  const [body = ''] = collector.bodies
  expect(body).not.toContain('tangerine')
  expect(body.startsWith('/v1/traces {')).toBe(true)
  const { resourceSpans } = received.parse(JSON.parse(body.slice(body.indexOf('{'))))
  const spans = resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans),
  )
  expect(spans.map(({ name, kind, status }) => [name, kind, status?.code ?? 0])).toEqual([
    ['GET /api/documents/:id', 2, 0],
    ['job', 5, 2],
  ])
  expect(spans.flatMap(({ events = [] }) => events)).toEqual([])
})
