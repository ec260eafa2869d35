import { z } from 'zod'

/** The contents of a backup, in this order: `about`, each table with its rows, each object, `end`. */
export const about = z.object({
  kind: z.literal('about'),
  format: z.literal(1),
  version: z.string(),
  /** The newest migration of the copied database. */
  migration: z.number().int(),
  /**
   * All migrations, since numbers may be skipped and used later. The first backups name only the
   * newest.
   */
  migrations: z.array(z.number().int()).optional(),
  createdAt: z.iso.datetime(),
  masterKey: z.base64(),
})
const table = z.object({
  kind: z.literal('table'),
  name: z.string(),
  columns: z.array(z.string()),
})
/** A sequence's current value, as text: it may exceed the range of a number. */
const sequence = z.object({ name: z.string(), value: z.string() })
export type Sequence = z.infer<typeof sequence>
const end = z.object({ kind: z.literal('end'), sequences: z.array(sequence) })
/** An original that is in another store; its bytes follow. */
const object = z.object({ kind: z.literal('object'), name: z.string() })
export const note = z.discriminatedUnion('kind', [about, table, object, end])
export type Note = z.infer<typeof note>
export type About = z.infer<typeof about>
/** A note, or rows of the last named table, in PostgreSQL's binary COPY format, or an object's bytes. */
export type Frame = Note | { kind: 'rows'; bytes: Buffer }

/** Length (4 bytes), `n` for a note or `r` for rows, content. */
const headBytes = 5
const notes = 'n'.charCodeAt(0)
const rows = 'r'.charCodeAt(0)

export function encode(frame: Frame): Buffer {
  const isRows = frame.kind === 'rows'
  const content = isRows ? frame.bytes : Buffer.from(JSON.stringify(frame))
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(content.length)
  head[4] = isRows ? rows : notes
  return Buffer.concat([head, content])
}

export async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let left = Buffer.alloc(0)
  for await (const part of bytes) {
    left = Buffer.concat([left, part])
    for (;;) {
      const length = left.length < headBytes ? Infinity : left.readUInt32BE()
      if (left.length < headBytes + length) break
      const content = left.subarray(headBytes, headBytes + length)
      yield left[4] === rows
        ? { kind: 'rows', bytes: content }
        : note.parse(JSON.parse(content.toString()))
      left = left.subarray(headBytes + length)
    }
  }
}
