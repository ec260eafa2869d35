import type { Collector } from './collector.ts'
import { keyOf } from './key-of.ts'
import { baseName, headOf, type Part } from './parts.ts'
import { formatWall } from './wall-time.ts'
import { createAppleDates } from './apple/apple-date.ts'

/** Other files in an archive: health files become entries, the rest are counted. */
export async function readOtherFile(part: Part, collector: Collector, isApple: boolean) {
  const name = baseName(part.name)
  if (/\.gpx$/i.test(name)) {
    collector.skip('A workout route: it is named, its places are not kept')
    return collector.entry(keyOf(['apple', 'route', name]), {
      ...named('workout route', dateIn(name)),
      detail: name,
    })
  }
  if (isApple && /\.csv$/i.test(name)) return readElectrocardiogram(part, collector)
  const extension = /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase()
  collector.skip(
    extension === 'zip'
      ? 'An archive within the archive'
      : `A file in the archive that is no health record${extension === undefined ? '' : ` (.${extension})`}`,
  )
}

const time = /\d{4}-\d\d-\d\d \d\d?:\d\d:\d\d[^,"]*/

/** The header of an ECG: its labels are translated, so lines are identified by their order. */
async function readElectrocardiogram(part: Part, collector: Collector) {
  const name = baseName(part.name)
  const head = (await headOf(part.stream())).toString('utf8').slice(0, 4_000)
  const rows = head.split(/\r?\n/).slice(0, 20)
  const recorded = rows.findIndex((row) => time.test(row))
  const at = createAppleDates()(time.exec(rows[recorded] ?? '')?.[0].trim())
  collector.skip('The curve of an electrocardiogram: its heading is kept')
  collector.entry(keyOf(['apple', 'electrocardiogram', name]), {
    ...named('electrocardiogram', at ? formatWall(at.seconds, at.offset) : dateIn(name)),
    status: cellOf(rows[recorded + 1]),
    detail: name,
  })
}

const cellOf = (row: string | undefined): string =>
  (row ?? '')
    .slice((row ?? '').indexOf(',') + 1)
    .replaceAll('"', '')
    .trim()

const dateIn = (name: string): string => /\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? ''

const named = (name: string, from: string) => ({
  section: 'other' as const,
  name,
  code: '',
  status: '',
  from,
  to: '',
  source: 'Apple Health',
})
