import { z } from 'zod'
import { columnPreview, sourceInclude, sourceType } from '#shared/sources.ts'
import { connectorErrorCodes } from '#server/connectors/connector-error.ts'
import type { Page } from '#server/connectors/connector.ts'

/** Files are read in pieces of this size; the last one is smaller. */
export const blockBytes = 1024 * 1024

const index = z.number().int().nonnegative()
const bytes = z.instanceof(Uint8Array)

/** A process's start-up data: no key, and no credential that signs in to an account. */
const opening = z.object({
  kind: z.literal('open'),
  settings: z.unknown(),
  reader: z
    .object({
      type: sourceType,
      credentials: z.record(z.string(), z.string()),
      include: z.optional(sourceInclude),
    })
    .optional(),
  files: z.array(
    z.object({
      name: z.string(),
      size: z.number(),
      mapping: z.optional(columnPreview.shape.mapping),
      key: z.optional(z.string()),
    }),
  ),
})
export type Opening = z.infer<typeof opening>

export const taskSchema = z.discriminatedUnion('task', [
  z.object({ task: z.literal('recognise-source'), file: index }),
  z.object({ task: z.literal('recognise'), file: index }),
  z.object({ task: z.literal('opens'), file: index }),
  z.object({ task: z.literal('import'), files: z.array(index) }),
  /** The next page of the import. */
  z.object({ task: z.literal('next') }),
  /** The next piece of a file on the last page. */
  z.object({ task: z.literal('piece'), content: index }),
])
export type Task = z.infer<typeof taskSchema>

/** Messages from the server. */
export const toProcess = z.discriminatedUnion('kind', [
  opening,
  z.object({ kind: z.literal('do'), call: index, task: taskSchema }),
  z.object({ kind: z.literal('block'), read: index, bytes: bytes.optional() }),
])
export type ToProcess = z.infer<typeof toProcess>

/** Messages from the process. */
export const fromProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('memory'), residentBytes: z.number() }),
  z.object({ kind: z.literal('read'), read: index, file: index, block: index }),
  z.object({ kind: z.literal('done'), call: index, answer: z.unknown() }),
  z.object({
    kind: z.literal('failed'),
    call: index,
    code: z.enum(connectorErrorCodes),
    detail: z.string().max(500).optional(),
    retryAfterMs: z.number().nonnegative().optional(),
    /** An exception in a library, for the log: the kind of error and locations in the code. */
    fault: z
      .object({ kind: z.string().max(300), at: z.array(z.string().max(500)).max(8) })
      .optional(),
  }),
])
export type FromProcess = z.infer<typeof fromProcess>

/** Replaces the function that opens a file's content. */
export type SentContent = { content: number }

const count = z.number().int().nonnegative()

/**
 * A page as the process sends it. Only its outline is checked: a deep check would cost as much as
 * reading the file again, and the items are stored as the same person's data.
 */
export const sentPage = z.object({
  items: z.array(z.custom<Page['items'][number]>((value) => hasPayload(value))).max(200_000),
  gone: z
    .custom<NonNullable<Page['gone']>>((value) => Array.isArray(value) && value.every(hasKey))
    .optional(),
  cursor: z.string().optional(),
  skipped: z
    .array(z.object({ reason: z.string().max(500), count }))
    .max(1_000)
    .optional(),
  failures: z.array(z.object({ item: z.string(), reason: z.string() })).optional(),
  notes: z.array(z.string().max(5_000)).max(1_000).optional(),
  share: z.number().optional(),
})

function hasKey(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'kind') === 'string' &&
    typeof Reflect.get(value, 'key') === 'string'
  )
}

/** The property is `profileEntry` for `profile_entry`, and `bankAccount` for `account`. */
function hasPayload(value: unknown): boolean {
  if (!hasKey(value) || typeof value !== 'object' || value === null) return false
  const kind = String(Reflect.get(value, 'kind'))
  const name = kind.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const payload: unknown = Reflect.get(value, kind === 'account' ? 'bankAccount' : name)
  return typeof payload === 'object' && payload !== null
}
