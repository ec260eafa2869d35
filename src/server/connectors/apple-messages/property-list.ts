import { parseBuffer, UID } from 'bplist-parser'
import { ConnectorError } from '../connector-error.ts'

const mostBytes = 64 * 1024 * 1024

/** The root object of a binary property list. */
export function readPropertyList(bytes: Buffer): unknown {
  if (bytes.length > mostBytes) throw new ConnectorError('bad_file')
  try {
    const [value] = parseBuffer<unknown>(bytes)
    return value
  } catch (error) {
    throw new ConnectorError('bad_file', { cause: error })
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An archive of objects that reference each other by number (`NSKeyedArchiver`). */
export type Archive = { root: unknown; at: (pointer: unknown) => unknown }

export function readArchive(bytes: Buffer): Archive | undefined {
  const list = readPropertyList(bytes)
  if (!isRecord(list)) return undefined
  const { $objects: objects, $top: top } = list
  if (!Array.isArray(objects) || !isRecord(top)) return undefined
  const known: readonly unknown[] = objects
  const at = (pointer: unknown) => (pointer instanceof UID ? known[pointer.UID] : pointer)
  return { root: at(top['root']), at }
}

/** The strings of an archived dictionary, by key; other values are left out. */
export function archivedTexts(archive: Archive, value: unknown): Map<string, string> {
  const texts = new Map<string, string>()
  if (!isRecord(value)) return texts
  const { 'NS.keys': keys, 'NS.objects': values } = value
  if (!Array.isArray(keys) || !Array.isArray(values)) {
    for (const [name, pointer] of Object.entries(value)) {
      const text = archive.at(pointer)
      if (typeof text === 'string') texts.set(name, text)
    }
    return texts
  }
  for (const [index, key] of keys.entries()) {
    const name = archive.at(key)
    const text = archive.at(values[index])
    if (typeof name === 'string' && typeof text === 'string') texts.set(name, text)
  }
  return texts
}
