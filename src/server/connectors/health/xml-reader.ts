import { SaxesParser } from 'saxes'

export type Attributes = Readonly<Record<string, string>>
export type XmlEvents = {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}
export type XmlReader = ReturnType<typeof createXmlReader>

/** No health record has more than this between two tags. */
const mostBetweenTags = 64 * 1024 * 1024
/** The longest known document type is about 10 KB. */
const mostBeforeRoot = 1024 * 1024
/** Errors within text leave the structure intact. */
const repairable =
  /undefined entity|disallowed character\.|malformed character entity|duplicate attr/

export const refused =
  'It defines entities of its own, which could be an attack, so it was not read.'

/**
 * A streaming XML reader. Declarations in the document type are ignored: only XML's own entities
 * and `nbsp` are known. If the structure is broken, reading stops and `damage` gives the reason.
 */
export function createXmlReader(events: XmlEvents) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.ENTITIES['nbsp'] = '\u00a0'
  let decode: ((bytes: Buffer) => string) | undefined
  let damage: string | undefined
  let sinceTag = 0
  let seenRoot = false

  const damaged = (reason: string) => {
    damage ??= reason
  }
  parser.on('error', (error) => {
    if (repairable.test(error.message)) return
    damaged(`It is damaged at line ${parser.line}; what came before was read.`)
  })
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) damaged(refused)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (damage !== undefined) return
    sinceTag = 0
    seenRoot = true
    events.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    if (damage === undefined) events.close?.(name)
  })
  if (events.text) {
    const onText = (text: string) => {
      if (damage === undefined) events.text?.(text)
    }
    parser.on('text', onText)
    parser.on('cdata', onText)
  }

  return {
    /** Why reading stopped early; `undefined` if it did not. */
    damage: () => damage,
    write(bytes: Buffer) {
      if (damage !== undefined) return
      decode ??= decoderOf(bytes)
      sinceTag += bytes.length
      parser.write(decode(bytes))
      if (sinceTag > (seenRoot ? mostBetweenTags : mostBeforeRoot)) {
        damaged('It holds one piece that is too large for a health record.')
      }
    },
    end() {
      if (damage !== undefined) return
      parser.on('error', () => damaged('It breaks off in the middle; what came before was read.'))
      parser.close()
    },
  }
}

function decoderOf(start: Buffer): (bytes: Buffer) => string {
  const decoder = new TextDecoder(encodingOf(start))
  return (bytes) => decoder.decode(bytes, { stream: true })
}

/** The encoding from the byte order mark, else from the declaration, else UTF-8. */
export function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const declared = /^[^<]{0,8}<\?xml[^>]{0,200}?encoding=["']([\w.:-]+)["']/.exec(
    bytes.toString('latin1', 0, 300),
  )?.[1]
  // A declaration readable byte by byte cannot be UTF-16, whatever it says.
  if (declared === undefined || /utf-?16/i.test(declared)) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}
