import { decodeEntities } from '#server/html/decode-entities.ts'
import { cleanText } from './plain-block.ts'
import { zipEntries, zipEntryBytes } from './zip-entries.ts'

const partLimitBytes = 16 * 1024 * 1024

/** Texts of the parts of an Office file with matching names. */
export function partTexts(
  bytes: Uint8Array,
  wanted: RegExp,
  read: (xml: string) => string[],
): string[] {
  return (zipEntries(bytes) ?? [])
    .filter((entry) => wanted.test(entry.name))
    .flatMap((entry) => read(zipEntryBytes(bytes, entry, partLimitBytes).toString('utf8')))
}

/** Text in a document's shapes, diagrams and charts, which is not part of its main text. */
export function drawingTexts(bytes: Uint8Array, folder: 'word' | 'xl' | 'ppt'): string[] {
  const wanted = new RegExp(`^${folder}/(?:drawings/drawing|diagrams/data|charts/chart)\\d*\\.xml$`)
  return [...new Set(partTexts(bytes, wanted, drawingParagraphs))]
}

function drawingParagraphs(xml: string): string[] {
  return xml
    .split('</a:p>')
    .map((paragraph) => {
      const pieces = paragraph.matchAll(/<a:t(?: [^>]*)?>([^<]*)<\/a:t>/g)
      const text = [...pieces].map((piece) => piece[1] ?? '').join('')
      return cleanText(decodeEntities(text)).replaceAll(/\s+/g, ' ').trim()
    })
    .filter((text) => text !== '')
}
