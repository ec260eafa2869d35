import type { Connector } from '../connector.ts'
import { formatName } from './detect.ts'
import { importHealth } from './import-health.ts'
import { firstFormat } from './parts.ts'

/** Health records from files: Apple Health exports, clinical documents (C-CDA) and FHIR. */
export function createHealth(): Connector {
  return {
    async recognise(file) {
      const format = await firstFormat(file)
      return format && formatName(format)
    },
    import: importHealth,
  }
}
