import { extensionOf } from '#shared/file-types.ts'
import { baseName, type ArchiveFile } from '../open-archive.ts'
import { decodeText, readStart, startBytes } from '../read-text.ts'
import type { Format, Probe } from './format.ts'

export async function probeOf(file: Pick<ArchiveFile, 'path' | 'size' | 'stream'>): Promise<Probe> {
  const start = (await readStart(file.stream())).subarray(0, startBytes)
  const name = baseName(file.path)
  const text = decodeText(start).replace(/^\ufeff/, '')
  const whole = file.size <= start.length ? text : text.slice(0, text.lastIndexOf('\n') + 1) || text
  return { path: file.path, name, extension: extensionOf(name), start, text: whole }
}

/** The format of a file; `undefined` if none of them fits. */
export async function formatOf(
  formats: readonly Format[],
  file: Pick<ArchiveFile, 'path' | 'size' | 'stream'>,
): Promise<Format | undefined> {
  const extension = extensionOf(baseName(file.path))
  const possible = formats.filter(({ extensions }) => extensions.includes(extension))
  if (possible.length === 0 || file.size === 0) return undefined
  const probe = await probeOf(file)
  for (const format of possible) if (await format.fits(probe)) return format
  return undefined
}

/** Property names near the start of JSON, at any depth. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/"((?:[^"\\]|\\.){1,100})"\s*:/g)].map(([, name = '']) => name))
