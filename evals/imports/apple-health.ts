/**
 * Third-party Apple Health exports compared with their expected figures, and the speed for a large
 * one.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { largeExport } from '#server/connectors/health/apple-export.fixtures.ts'
import { readExport } from '#server/connectors/health/apple/read-export.ts'
import type { Vitals } from '#server/connectors/kinds/health.ts'
import { importHealthFile, printChecks, printSkipped, type Check } from './health-import.ts'

const expectations = z.record(z.string(), z.record(z.string(), z.unknown()))
/** Names of measurements in the expected figures, and Trove's. */
const names: Readonly<Record<string, string>> = {
  resting_hr: 'resting heart rate',
  hr: 'heart rate',
  hrv: 'heart rate variability',
}
/** Parts of sleep in addition to the total, which must not count twice. */
const stages = new Set(['core sleep', 'deep sleep', 'REM sleep'])
const rings = /(ring|goal)$/

export async function runAppleHealthEval(dataDir: string) {
  const folder = path.join(dataDir, 'apple_health')
  const expected = expectations.parse(
    JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')),
  )
  let [agree, all, unmeasured] = [0, 0, 0]
  for (const [file, figures] of Object.entries(expected)) {
    const read = await importHealthFile(path.join(folder, file))
    const vitals = read.items.flatMap((item) => (item.kind === 'vitals' ? [item.vitals] : []))
    const checks: Check[] = [
      { what: 'recognised', expected: 'an Apple Health export', actual: read.recognised },
    ]
    for (const [what, wanted] of Object.entries(figures)) {
      const actual = figure(what, vitals, read.items)
      if (typeof wanted !== 'number') continue
      if (actual === undefined) {
        unmeasured += 1
        console.log(`  ${file}: there is no rule for “${what}”`)
      } else checks.push({ what, expected: wanted, actual: Number(actual.toFixed(6)) })
    }
    agree += printChecks(file, checks)
    all += checks.length
    printSkipped(file, read)
  }
  console.log(
    `apple_health: ${agree} of ${all} fields and counts as expected, ${unmeasured} without a rule`,
  )
  return { 'records a second': await rate(1_000_000) }
}

type Items = Awaited<ReturnType<typeof importHealthFile>>['items']

/** `steps_total`, `steps_2025-01-14`, `resting_hr_avg_2025-01-15`, `sleep_hours`, `records`, … */
function figure(what: string, vitals: readonly Vitals[], items: Items): number | undefined {
  if (what === 'records') {
    const own = vitals.filter(({ name }) => !stages.has(name) && !rings.test(name))
    const stated = items.filter(({ kind, ...item }) => kind === 'health_entry' && isStated(item))
    return own.reduce((sum, { samples }) => sum + samples.length, 0) + stated.length
  }
  if (what === 'workouts') return items.filter(({ kind }) => kind === 'workout').length
  const [, subject = '', how, day] =
    /^(.*?)(?:_(total|sum|avg|mean|min|max|hours|count))?(?:_(\d{4}-\d\d-\d\d))?$/.exec(what) ?? []
  const name = names[subject] ?? subject.replaceAll('_', ' ')
  const values = vitals
    .filter((one) => one.name === name && !one.doubled && (day === undefined || one.day === day))
    .flatMap(({ samples }) => samples.map(({ value }) => value))
  if (values.length === 0) return undefined
  const sum = values.reduce((total, value) => total + value, 0)
  if (how === 'avg' || how === 'mean') return sum / values.length
  if (how === 'min') return Math.min(...values)
  if (how === 'max') return Math.max(...values)
  return how === 'count' ? values.length : sum
}

const isStated = (item: object) => JSON.stringify(item).includes('"section":"other"')

async function rate(records: number): Promise<number> {
  let [samples, peak, spent] = [0, 0, 0]
  async function* stream() {
    // Excludes the time for making the file.
    for (const piece of largeExport(records)) {
      const from = performance.now()
      yield await Promise.resolve(piece)
      spent += performance.now() - from
    }
  }
  const before = process.memoryUsage().rss
  const file = { name: 'export.xml', size: records * 300, stream }
  for await (const page of readExport(file, AbortSignal.timeout(600_000))) {
    for (const item of page.items) if (item.kind === 'vitals') samples += item.vitals.samples.length
    peak = Math.max(peak, process.memoryUsage().rss - before)
  }
  const perSecond = Math.round((records / spent) * 1000)
  console.log(
    `${samples} of ${records} records at ${perSecond} a second, ${Math.round(peak / 1e6)} MB more memory at most`,
  )
  return perSecond
}
