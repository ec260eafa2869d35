import { SaxesParser } from 'saxes'

export type Attributes = Readonly<Record<string, string>>
export type XmlEvents = {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}
export type XmlReader = ReturnType<typeof createXmlReader>

/** More than this between two tags is no health record. */
const mostBetweenTags = 64 * 1024 * 1024
/** The longest known document type is about 10 KB. */
const mostBeforeRoot = 1024 * 1024
/** What goes wrong within a text leaves the structure whole. */
const repairable =
  /undefined entity|disallowed character\.|malformed character entity|duplicate attr/

export const refused =
  'It defines entities of its own, which could be an attack, so it was not read.'

/**
 * Reads XML piece by piece. Nothing that a document type says is followed: saxes knows only the
 * entities that XML itself has. Where the structure breaks, reading ends and `damage` says so.
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
    /** Why reading ended early; `undefined` while all is well. */
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

/** The encoding by the mark at the beginning, else by the declaration, else UTF-8. */
export function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const declared = /^[^<]{0,8}<\?xml[^>]{0,200}?encoding=["']([\w.:-]+)["']/.exec(
    bytes.toString('latin1', 0, 300),
  )?.[1]
  // What could read the declaration byte by byte is not UTF-16, whatever it says.
  if (declared === undefined || /utf-?16/i.test(declared)) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}
