import { CFB } from '@e965/xlsx'

/** Builds an OLE container with these streams. */
export function oleOf(streams: Readonly<Record<string, Buffer>>): Buffer {
  const file = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(streams))
    CFB.utils.cfb_add(file, `/${name}`, content)
  return Buffer.from(CFB.write(file, { type: 'buffer' }))
}

/** The first bytes of a Word 97 file: its magic number and its flags. */
export function docHeader(flags: number): Buffer {
  const header = Buffer.alloc(4096)
  header.writeUInt16LE(0xa5ec, 0)
  header.writeUInt16LE(flags, 10)
  return header
}

const textAt = 2048
const fromFirstTable = 0x0200

/** A Word 97 document with one piece of text; paragraphs end with a carriage return. */
export function docOf(text: string): Buffer {
  const main = docHeader(fromFirstTable)
  const encoded = Buffer.from(text, 'utf16le')
  encoded.copy(main, textAt)
  main.writeInt32LE(text.length, 0x4c)
  const pieces = Buffer.alloc(5 + 8 + 8)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(0, 5)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(textAt, 15)
  main.writeInt32LE(0, 0x01a2)
  main.writeInt32LE(pieces.length, 0x01a6)
  return oleOf({ WordDocument: main, '1Table': Buffer.concat([pieces, Buffer.alloc(4096)]) })
}

/** A record of PowerPoint 97 to 2003; one of version 15 contains further records. */
export function pptRecord(type: number, body: Buffer, version = 0): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt16LE(version, 0)
  header.writeUInt16LE(type, 2)
  header.writeUInt32LE(body.length, 4)
  return Buffer.concat([header, body])
}

/** A file of Word 6 or 95, with its text in pieces and one byte per character. */
export function oldDocOf(pieces: readonly string[], language = 0x0409): Buffer {
  const main = Buffer.alloc(4096)
  main.writeUInt16LE(0xa5dc, 0)
  main.writeUInt16LE(language, 6)
  main.writeUInt16LE(0x0004, 10)
  const texts = pieces.map((piece) => Buffer.from(piece, 'latin1'))
  main.writeInt32LE(Buffer.concat(texts).length, 0x34)
  const table = Buffer.alloc((pieces.length + 1) * 4 + pieces.length * 8)
  let at = textAt
  let position = 0
  for (const [index, text] of texts.entries()) {
    // The last piece is stored first, as after a "fast save".
    const from = at + (texts.length - index) * 200
    text.copy(main, from)
    position += text.length
    table.writeUInt32LE(position, (index + 1) * 4)
    table.writeUInt32LE(from, (pieces.length + 1) * 4 + index * 8 + 2)
  }
  at = 1024
  Buffer.concat([Buffer.from([2, table.length, 0, 0, 0]), table]).copy(main, at)
  main.writeUInt32LE(at, 0x0160)
  main.writeUInt32LE(table.length + 5, 0x0164)
  return main
}
