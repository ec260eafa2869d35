/** The start of an export, with a document type as iPhones write it. */
export const exportStart = (locale = 'en_US') => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
<!-- Note: Any Records that appear as children of a correlation also appear as top-level records in this document. -->
]>
<HealthData locale="${locale}">
 <ExportDate value="2026-03-20 08:00:00 +0100"/>
`
export const exportOf = (body: string, locale?: string) =>
  `${exportStart(locale)}${body}\n</HealthData>\n`

type Quantity = {
  type: string
  unit: string
  value: string | number
  start: string
  end?: string
  source?: string
}

export const record = ({ type, unit, value, start, end = start, source = 'Watch' }: Quantity) =>
  ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" sourceVersion="10.1" device="&lt;&lt;HKDevice: 0x1&gt;, name:${source}&gt;" unit="${unit}" creationDate="${start}" startDate="${start}" endDate="${end}" value="${value}"/>\n`

export const category = (
  type: string,
  value: string,
  start: string,
  end: string,
  source = 'Watch',
) =>
  ` <Record type="HKCategoryTypeIdentifier${type}" sourceName="${source}" creationDate="${end}" startDate="${start}" endDate="${end}" value="${value}"/>\n`

const kinds = [
  { type: 'HeartRate', unit: 'count/min', of: (n: number) => 55 + (n % 90) },
  { type: 'StepCount', unit: 'count', of: (n: number) => 1 + (n % 200) },
  { type: 'ActiveEnergyBurned', unit: 'Cal', of: (n: number) => (n % 100) / 7 },
  { type: 'BasalEnergyBurned', unit: 'Cal', of: (n: number) => 10 + (n % 13) },
] as const

/** Chunks of a large export: type by type, alternating between two sources, a minute apart. */
export function* largeExport(records: number): Generator<Buffer> {
  const each = Math.ceil(records / kinds.length)
  yield Buffer.from(exportStart())
  for (const { type, unit, of } of kinds) {
    let piece = ''
    for (let n = 0; n < each; n += 1) {
      const start = new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString()
      const text = `${start.slice(0, 10)} ${start.slice(11, 19)} +0000`
      const source = n % 2 === 0 ? 'Ada’s Apple Watch' : 'iPhone'
      piece += record({ type, unit, value: of(n), start: text, source })
      if (piece.length > 1_000_000) {
        yield Buffer.from(piece)
        piece = ''
      }
    }
    yield Buffer.from(piece)
  }
  yield Buffer.from('</HealthData>\n')
}
