import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Stands in every canary, and in nothing else. */
const mark = 'qzvxjkwq'

/** A word that names the field into which it is put. */
export const canary = (field: string): string => mark + field.replace(/\W/g, '').toLowerCase()

/** What is left of it when a program writes it with a capital letter or cuts its end. */
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

/** The letters of base64 that stand for the kernel alone, where it begins at this byte of three. */
function base64At(offset: number): string {
  const text = Buffer.concat([Buffer.alloc(offset), Buffer.from(kernel)]).toString('base64')
  const bits = (offset + kernel.length) * 8
  return text.slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6))
}

/** The encodings in which a canary is in these bytes, with what stands there. */
export function findCanaries(bytes: Buffer): string[] {
  return forms.flatMap(([encoding, form]) => {
    const at = bytes.indexOf(form)
    if (at === -1) return []
    return [`${encoding}: ${bytes.toString('latin1', at - 8, at + form.length + 40)}`]
  })
}

/** The files under a folder in which, or in whose names, a canary is; and how many were looked at. */
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

/** Nothing for a folder, a socket, and a file that has gone meanwhile. */
function read(file: string): Buffer | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file) : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
