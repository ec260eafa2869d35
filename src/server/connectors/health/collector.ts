import type { Item, Page } from '../connector.ts'
import type { HealthEntry, Lab, Medication } from '../kinds/health.ts'
import { createDayBuckets } from './day-buckets.ts'
import { keyOf, type KeyParts } from './key-of.ts'
import { plainUnit } from './units.ts'
import { dayOf, parseIso } from './wall-time.ts'

export type Vital = {
  name: string
  unit: string
  source: string
  at: string
  end: string
  value: number
  adds: boolean
}
export type KeyMaker = (parts: KeyParts) => string

/** Collects the findings of the health record readers and returns them in pages. */
export function createCollector() {
  // A measurement may be in several documents of an archive, and those of a day belong together.
  const buckets = createDayBuckets()
  const items: Item[] = []
  const skipped = new Map<string, number>()
  const failures: { item: string; reason: string }[] = []
  const notes = new Set<string>()
  const patients = new Set<string>()
  const valuesByKey = new Map<string, string>()

  return {
    lab(key: string, lab: Lab) {
      items.push({ kind: 'lab', key, lab })
    },
    /** Tells values apart for which several documents have one key. */
    keyOfValue(key: string, value: string): string {
      const known = valuesByKey.get(key) ?? value
      valuesByKey.set(key, known)
      return known === value ? key : keyOf([key, value])
    },
    medication(key: string, medication: Medication) {
      items.push({ kind: 'medication', key, medication })
    },
    entry(key: string, healthEntry: HealthEntry) {
      if (healthEntry.section === 'patient') {
        patients.add(`${healthEntry.name.toLowerCase()} ${healthEntry.from.slice(0, 10)}`)
      }
      items.push({ kind: 'health_entry', key, healthEntry })
    },
    /** Returns whether the measurement could be assigned to a day. */
    vital({ at, end, unit, ...vital }: Vital): boolean {
      const start = parseIso(at)
      if (!start) return false
      const ends = parseIso(end)
      buckets.add({
        ...vital,
        unit: plainUnit(unit),
        day: dayOf(start.seconds),
        start: start.seconds,
        end: ends ? ends.seconds : Number.NaN,
        offset: start.offset,
        repeated: true,
      })
      return true
    },
    skip(reason: string, count = 1) {
      skipped.set(reason, (skipped.get(reason) ?? 0) + count)
    },
    fail(item: string, reason: string) {
      failures.push({ item, reason })
    },
    note(text: string) {
      notes.add(text)
    },
    waiting: () => items.length,
    /** Items found so far, without the daily measurements. */
    take(): Page {
      return { items: items.splice(0) }
    },
    rest: () => buckets.rest(),
    /** The last page, with what is reported only once. */
    last(): Page {
      if (patients.size > 1) {
        notes.add(
          `These files hold records of ${patients.size} people; Trove keeps them as those of one.`,
        )
      }
      return {
        items: items.splice(0),
        skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
        failures,
        notes: [...notes],
      }
    },
  }
}
export type Collector = ReturnType<typeof createCollector>
