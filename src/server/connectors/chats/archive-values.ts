import { z } from 'zod'
import type { Context } from '../exports/format.ts'
import { baseName } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'

const mostBytes = 32 * 1024 * 1024
const known = new WeakMap<object, Map<string, unknown>>()

/** The value of a JSON file in the same archive, by name; read once. */
export async function valueInArchive({ files }: Context, path: string): Promise<unknown> {
  const values = known.get(files) ?? new Map<string, unknown>()
  known.set(files, values)
  if (values.has(path)) return values.get(path)
  const file =
    files.find((each) => each.path === path) ??
    files.find((each) => !path.includes('/') && baseName(each.path) === path)
  let value: unknown
  try {
    value = file && JSON.parse(decodeText(await readAll(file.stream(), mostBytes)))
  } catch {
    value = undefined
  }
  values.set(path, value)
  return value
}

const namedThing = z.object({ id: z.string(), name: z.string().catch('') })

/** Names by id, from a list of objects that have both. */
export const namesOf = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(value) ? value : []).flatMap((each) => {
      const { data } = namedThing.safeParse(each)
      return data ? [[data.id, data.name] as const] : []
    }),
  )
