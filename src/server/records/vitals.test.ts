import { expect, test } from 'vitest'
import type { Vitals } from '#server/connectors/kinds/health.ts'
import { rowsOf } from './record-kind.ts'
import { vitalsKind } from './vitals.ts'

const steps: Vitals = {
  name: 'steps',
  unit: 'count',
  source: 'Watch',
  day: '2026-03-02',
  samples: [{ at: '2026-03-02T00:10:00+01:00', end: '2026-03-02T00:20:00+01:00', value: 900 }],
  adds: true,
}
const cells = (vitals: Vitals) => rowsOf(vitalsKind, vitals).map((row) => row.slice(0, 4))

test('a sample keeps its local time', () => {
  expect(cells(steps)).toEqual([['2026-03-02T00:10:00', '2026-03-02T00:20:00', 'steps', 900]])
})

test('measurements that another source counted more completely are in no sum', () => {
  expect(cells({ ...steps, source: 'iPhone', doubled: true })).toEqual([])
})

test('sleep that begins in the evening belongs to the day on which the night ends', () => {
  const asleep = { at: '2026-03-01T23:00:00+01:00', end: '2026-03-02T06:00:00+01:00', value: 7 }
  const earlier = { at: '2026-03-01T21:00:00+01:00', end: '2026-03-01T22:00:00+01:00', value: 1 }
  const night = { ...steps, name: 'sleep', unit: 'h', samples: [earlier, asleep] }
  expect(cells(night).map(([date]) => date)).toEqual(['2026-03-02T00:00:00', '2026-03-02T06:00:00'])
})
