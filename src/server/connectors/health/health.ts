import type { Connector, ImportFile, Page } from '../connector.ts'
import { formatName } from './detect.ts'
import { importHealth } from './import-health.ts'
import { firstFormat } from './parts.ts'
import { createSport } from './sport/sport.ts'

/** Health records from files (Apple Health, C-CDA, FHIR), and recorded workouts. */
export function createHealth(): Connector {
  const sport = createSport()

  async function* importFiles(
    files: readonly ImportFile[],
    signal: AbortSignal,
  ): AsyncGenerator<Page> {
    const recorded: ImportFile[] = []
    for (const file of files) {
      if (!(await firstFormat(file).catch(() => undefined)) && (await isRecorded(file))) {
        recorded.push(file)
      }
    }
    const records = files.filter((file) => !recorded.includes(file))
    if (records.length > 0) yield* importHealth(records, signal)
    if (recorded.length > 0 && sport.import) yield* sport.import(recorded, signal)
  }

  const isRecorded = async (file: ImportFile) =>
    (await sport.recognise?.(file).catch(() => undefined)) !== undefined

  return {
    async recognise(file) {
      const format = await firstFormat(file)
      return format ? formatName(format) : sport.recognise?.(file)
    },
    import: importFiles,
  }
}
