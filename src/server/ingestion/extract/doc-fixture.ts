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
