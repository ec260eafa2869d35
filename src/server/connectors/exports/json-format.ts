import type { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import type { Item } from '../connector.ts'
import type { Finding } from '../gather-pages.ts'
import { jsonParts, parseJson } from '../google/takeout/json-parts.ts'
import type { Context, Format } from './format.ts'
import { namesIn } from './probe.ts'

type EntryPlace = {
  path: string
  place: number
  /** The property of the outer object whose array holds the entry; empty in a list. */
  under: string
}

type JsonFormat<Entry> = {
  description: string
  /** Property names that must all occur near the start of such a file. */
  has: readonly string[]
  /** Whether the file is a single array; otherwise arrays are looked for in its object. */
  list?: boolean
  /** Properties of the outer object whose arrays are read; all if omitted. */
  under?: readonly string[]
  file?: RegExp
  entry: z.ZodType<Entry>
  /** The items of an entry, or the reason it is skipped. */
  read: (entry: Entry, context: Context & EntryPlace) => Item | Item[] | string
}

/** A format of JSON arrays, recognised by the property names in the first entries. */
export function jsonFormat<Entry>({
  description,
  has,
  list,
  under,
  file,
  entry,
  read,
}: JsonFormat<Entry>): Format {
  return {
    description,
    extensions: ['json'],
    fits: ({ name, text }) => {
      if (file !== undefined && !file.test(name)) return false
      const start = text.trimStart()
      if (!/^[[{]/.test(start)) return false
      if (list !== undefined && list !== start.startsWith('[')) return false
      const names = namesIn(start)
      return has.every((one) => names.has(one))
    },
    async *read({ path, stream }, context): AsyncGenerator<Finding> {
      let place = 0
      for await (const part of jsonParts(stream())) {
        context.signal.throwIfAborted()
        if (!part.element || (under && !under.includes(part.key))) continue
        place += 1
        const parsed = entry.safeParse(valueOf(part.text))
        if (!parsed.success) {
          yield {
            failed: `${path}, entry ${place}`,
            reason: 'This entry is written in another way',
          }
          continue
        }
        const found = read(parsed.data, { ...context, path, place, under: part.key })
        if (typeof found === 'string') yield { skipped: found, count: 1 }
        else for (const item of Array.isArray(found) ? found : [found]) yield { item }
      }
    },
  }
}

function valueOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}
