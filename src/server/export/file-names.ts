import { archiveNames, type ExportedDocument } from '#shared/export.ts'

const mostCharacters = 120

/**
 * Names for the files in an archive: their own, in the folders of their origin, made unique and
 * safe to unpack anywhere.
 */
export function createFileNames() {
  const taken = new Set<string>()
  return (document: Pick<ExportedDocument, 'name' | 'path'>): string => {
    const folders = document.path
      .split(/[/\\]/)
      .map(safePart)
      .filter((part) => part !== '')
    const parts = [archiveNames.documents, ...folders.slice(0, 8)]
    const name = safePart(document.name) || 'document'
    for (let number = 1; ; number++) {
      const path = [...parts, number === 1 ? name : numbered(name, number)].join('/')
      // On file systems that ignore case, one would overwrite the other.
      const known = path.normalize('NFC').toLowerCase()
      if (taken.has(known)) continue
      taken.add(known)
      return path
    }
  }
}

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`
}

/**
 * Without path traversal, characters that a system refuses, and characters that hide the end of a
 * name.
 */
function safePart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069<>:"|?*/\\]/gu, '_')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '')
    .toWellFormed()
  const safe = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain) ? `_${plain}` : plain
  return shortened(safe)
}

function shortened(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= mostCharacters) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return `${letters.slice(0, mostCharacters - ending.length).join('')}${ending}`
}
