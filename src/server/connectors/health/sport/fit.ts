import { ConnectorError } from '../../connector-error.ts'
import type { Format } from '../../exports/format.ts'
import { readAll } from '../../read-text.ts'
import { sportOf, workoutOf } from './workout-of.ts'

const mostBytes = 64 * 1024 * 1024
/** The FIT epoch, 1989-12-31T00:00:00Z. */
const epochMs = Date.UTC(1989, 11, 31)
const sessionMessage = 18
const sports = [
  'workout',
  'running',
  'cycling',
  'transition',
  'fitness equipment',
  'swimming',
  'basketball',
  'soccer',
  'tennis',
  'football',
  'training',
  'walking',
  'cross-country skiing',
  'skiing',
  'snowboarding',
  'rowing',
  'mountaineering',
  'hiking',
]

type Field = { number: number; size: number }
type Definition = { message: number; isBig: boolean; fields: Field[]; size: number }
/** Values of a message by field number. */
type Message = ReadonlyMap<number, number>

function definitionAt(bytes: Buffer, at: number, hasOwn: boolean): [Definition, number] {
  const isBig = bytes[at + 1] === 1
  const message = isBig ? bytes.readUInt16BE(at + 2) : bytes.readUInt16LE(at + 2)
  const count = bytes[at + 4] ?? 0
  let end = at + 5
  const fields = Array.from({ length: count }, (_, place) => ({
    number: bytes[end + place * 3] ?? 0,
    size: bytes[end + place * 3 + 1] ?? 0,
  }))
  end += count * 3
  let size = fields.reduce((sum, field) => sum + field.size, 0)
  if (hasOwn) {
    const own = bytes[end] ?? 0
    for (let place = 0; place < own; place++) size += bytes[end + 1 + place * 3 + 1] ?? 0
    end += 1 + own * 3
  }
  return [{ message, isBig, fields, size }, end]
}

function valuesAt(bytes: Buffer, at: number, { fields, isBig }: Definition): Message {
  const values = new Map<number, number>()
  let from = at
  for (const { number, size } of fields) {
    const isWhole = size === 1 || size === 2 || size === 4
    if (isWhole && from + size <= bytes.length) {
      const value = isBig ? bytes.readUIntBE(from, size) : bytes.readUIntLE(from, size)
      // All bits set means unknown.
      if (value !== 2 ** (8 * size) - 1) values.set(number, value)
    }
    from += size
  }
  return values
}

/** The sessions of a recording, which summarise it at the end. */
function* sessionsIn(bytes: Buffer): Generator<Message> {
  const definitions = new Map<number, Definition>()
  const begin = bytes[0] ?? 14
  const end = Math.min(bytes.length, begin + bytes.readUInt32LE(4))
  let at = begin
  while (at < end) {
    const header = bytes[at] ?? 0
    at += 1
    const isShort = (header & 0x80) !== 0
    const local = isShort ? (header >> 5) & 3 : header & 15
    if (!isShort && (header & 0x40) !== 0) {
      const [definition, next] = definitionAt(bytes, at, (header & 0x20) !== 0)
      definitions.set(local, definition)
      at = next
      continue
    }
    const definition = definitions.get(local)
    if (!definition) throw new ConnectorError('bad_file')
    if (definition.message === sessionMessage) yield valuesAt(bytes, at, definition)
    at += definition.size
  }
}

const iso = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

/** A recording by a watch from Garmin, Wahoo, Coros and others. */
export const fit: Format = {
  description: 'a recorded workout (FIT)',
  extensions: ['fit'],
  fits: ({ start }) => start.toString('latin1', 8, 12) === '.FIT',
  async *read({ stream }) {
    const bytes = await readAll(stream(), mostBytes)
    if (bytes.length < 14) throw new ConnectorError('bad_file')
    for (const session of sessionsIn(bytes)) {
      const started = session.get(2)
      if (started === undefined) {
        yield { skipped: 'Tracks without times', count: 1 }
        continue
      }
      const start = epochMs + started * 1000
      const lasted = session.get(7) ?? session.get(8) ?? 0
      const distance = session.get(9)
      yield {
        item: workoutOf({
          name: sportOf(sports[session.get(5) ?? 0] ?? 'workout'),
          start: iso(start),
          end: iso(start + lasted),
          minutes: (session.get(8) ?? lasted) / 60_000,
          kilometres: distance === undefined ? null : distance / 100_000,
          kilocalories: session.get(11) ?? null,
          averageHeartRate: session.get(16) ?? null,
          source: 'FIT',
        }),
      }
    }
  },
}
