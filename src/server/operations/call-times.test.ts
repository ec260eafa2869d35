import { expect, test } from 'vitest'
import { createCallTimes } from './call-times.ts'

test('the slowest routes come first, with the times that half and 95 of 100 calls stay under', () => {
  const times = createCallTimes()
  for (let ms = 1; ms <= 100; ms++) times.add('POST /api/ask', ms)
  times.add('GET /api/me', 2)
  expect(times.slowest()).toEqual([
    { route: 'POST /api/ask', calls: 100, p50Ms: 50, p95Ms: 95 },
    { route: 'GET /api/me', calls: 1, p50Ms: 2, p95Ms: 2 },
  ])
})

test('only the latest calls of a route count for its times', () => {
  const times = createCallTimes()
  for (let call = 0; call < 500; call++) times.add('GET /api/me', 1_000)
  for (let call = 0; call < 500; call++) times.add('GET /api/me', 1)
  expect(times.slowest()).toEqual([{ route: 'GET /api/me', calls: 1_000, p50Ms: 1, p95Ms: 1 }])
})
