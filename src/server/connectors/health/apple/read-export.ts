import { counted } from '#shared/plural.ts'
import type { Item, Page } from '../../connector.ts'
import { createDayBuckets, type VitalsItem } from '../day-buckets.ts'
import { refused } from '../xml-reader.ts'
import { createExportParser } from './export-parser.ts'

export type ReadableFile = { name: string; size: number; stream: () => AsyncIterable<Buffer> }

/** The most samples kept in memory while a file is read: about 50 MB. */
export const usualSamples = 1_000_000
const samplesAPage = 50_000
const itemsAPage = 2_000
/** Groups read again in one pass. */
const groupsAgain = 20_000

/**
 * The pages of an export. Measurements of one day are scattered across it, so they are collected.
 * Those found after their day was already yielded are read again in a second pass, so that each
 * item is complete in the end.
 */
export async function* readExport(
  file: ReadableFile,
  signal: AbortSignal,
  { mostSamples = usualSamples } = {},
): AsyncGenerator<Page> {
  const buckets = createDayBuckets({ mostSamples })
  const doubled = new Map<string, Set<string>>()
  const items: Item[] = []
  const skipped = new Map<string, number>()
  const { reader } = createExportParser({
    buckets,
    item: (item) => items.push(item),
    skip: (reason) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1),
  })
  const share = shareOf(file.size)
  for await (const bytes of file.stream()) {
    signal.throwIfAborted()
    reader.write(bytes)
    const done = share(bytes.length)
    if (reader.damage() !== undefined) break
    for (const page of pages(buckets.overflow(), doubled)) yield { ...page, share: done }
    if (items.length >= itemsAPage) yield { items: items.splice(0), share: done }
  }
  reader.end()
  const damage = reader.damage()
  if (damage !== refused) {
    yield* stoppable(pages(items.splice(0), doubled), signal)
    yield* stoppable(pages(buckets.rest(), doubled), signal)
    yield* readAgain(file, signal, [...buckets.incomplete()])
  }
  yield {
    items: [],
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
    failures: damage === undefined ? [] : [{ item: file.name, reason: damage }],
    notes: [...doubled].map(([name, days]) => doubledNote(name, days.size)),
  }
}

async function* readAgain(
  file: ReadableFile,
  signal: AbortSignal,
  incomplete: readonly string[],
): AsyncGenerator<Page> {
  for (let at = 0; at < incomplete.length; at += groupsAgain) {
    const only = new Set(incomplete.slice(at, at + groupsAgain))
    const buckets = createDayBuckets()
    const { reader } = createExportParser({ buckets, only, item: () => {}, skip: () => {} })
    for await (const bytes of file.stream()) {
      signal.throwIfAborted()
      reader.write(bytes)
      if (reader.damage() !== undefined) break
    }
    reader.end()
    yield* stoppable(pages(buckets.rest(), new Map()), signal)
  }
}

function* pages(given: Iterable<Item>, doubled: Map<string, Set<string>>): Generator<Page> {
  let items: Item[] = []
  let samples = 0
  for (const item of given) {
    if (item.kind === 'vitals') {
      samples += item.vitals.samples.length
      noteDoubled(item, doubled)
    }
    items.push(item)
    if (items.length < itemsAPage && samples < samplesAPage) continue
    yield { items }
    items = []
    samples = 0
  }
  if (items.length > 0) yield { items }
}

function* stoppable(given: Iterable<Page>, signal: AbortSignal): Generator<Page> {
  for (const page of given) {
    signal.throwIfAborted()
    yield page
  }
}

function noteDoubled({ vitals }: VitalsItem, doubled: Map<string, Set<string>>) {
  if (!vitals.doubled) return
  const days = doubled.get(vitals.name) ?? new Set<string>()
  days.add(vitals.day)
  doubled.set(vitals.name, days)
}

const doubledNote = (name: string, days: number) =>
  `On ${counted(days, 'day')} more than one source counted “${name}”. So that nothing counts twice, sums take the source that counted most on the day.`

function shareOf(size: number): (bytes: number) => number {
  let done = 0
  return (bytes) => {
    done += bytes
    return size > 0 ? Math.min(1, done / size) : 0
  }
}
