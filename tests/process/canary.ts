import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Part of every canary, and of nothing else. */
const mark = 'qzvxjkwq'

/** A word that names its field. */
export const canary = (field: string): string => mark + field.replace(/\W/g, '').toLowerCase()

/** The part that remains if a program capitalises it or cuts its end. */
const kernel = mark.slice(1)

const forms: readonly [string, Buffer][] = [
  ['UTF-8', Buffer.from(kernel)],
  ['UTF-8', Buffer.from(kernel.toUpperCase())],
  ['UTF-16LE', Buffer.from(kernel, 'utf16le')],
  ['UTF-16BE', Buffer.from(kernel, 'utf16le').swap16()],
  ['hex', Buffer.from(Buffer.from(kernel).toString('hex'))],
  ['hex', Buffer.from(Buffer.from(kernel).toString('hex').toUpperCase())],
  ...[0, 1, 2].map((offset): [string, Buffer] => ['base64', Buffer.from(base64At(offset))]),
]

/** The base64 letters for the kernel alone, if it begins at this byte of three. */
function base64At(offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), Buffer.from(kernel)]).toString('base64')
  const bits = (offset + kernel.length) * 8
  return text.slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6))
}

/** The encodings in which these bytes contain a canary, with the surrounding text. */
export function findCanaries(bytes: Buffer): string[] {
  return forms.flatMap(([encoding, form]) => {
    const at = bytes.indexOf(form)
    if (at === -1) return []
    return [`${encoding}: ${bytes.toString('latin1', at - 8, at + form.length + 40)}`]
  })
}

/**
 * The files under a folder with a canary in their content or name; and the number of files
 * searched.
 */
export function searchFolder(folder: string): { files: number; found: string[] } {
  const found: string[] = []
  let files = 0
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    for (const what of findCanaries(Buffer.from(entry))) found.push(`name of ${entry}, ${what}`)
    const bytes = read(path.join(folder, entry))
    if (!bytes) continue
    files += 1
    for (const what of findCanaries(bytes)) found.push(`${entry}, ${what}`)
  }
  return { files, found }
}

/** Nothing for a folder, a socket, or a file deleted meanwhile. */
function read(file: string): Buffer | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file) : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
