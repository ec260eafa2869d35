import { z } from 'zod'
import type { ExtractedDocument } from './extracted.ts'
import type { Passage } from '#server/search/passage.ts'
import { failureCodes } from './extract/failures.ts'

/** A request to the extraction process: one file. */
export const extractionRequest = z.object({
  bytes: z.instanceof(Uint8Array),
  name: z.string(),
  mimeType: z.string(),
  /** When the process will be ended, in milliseconds since the epoch. */
  deadline: z.number(),
})
export type ExtractionRequest = z.infer<typeof extractionRequest>

/** Messages of the process: ready; then for each file any number of reports and one result. */
export const extractionMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('progress'), share: z.number().min(0).max(1) }),
  z.object({ kind: z.literal('memory'), residentBytes: z.number() }),
  z.object({
    kind: z.literal('failed'),
    code: z.enum(failureCodes),
    detail: z.string().max(100).optional(),
  }),
  z.object({
    kind: z.literal('done'),
    // Validated only at the top level: a deep check of a large sheet would block the server.
    document: z.custom<ExtractedDocument>((value) =>
      hasArrays(value, ['blocks', 'tables', 'grids']),
    ),
    passages: z.custom<Passage[]>((value) => Array.isArray(value)),
  }),
])
export type ExtractionMessage = z.infer<typeof extractionMessage>

function hasArrays(value: unknown, keys: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    keys.every((key) => Array.isArray(Reflect.get(value, key)))
  )
}
