import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  data: string | Buffer
  claimedSize?: number
  deflate?: boolean
}

/** A ZIP file for tests; its claimed sizes may be false. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const data = Buffer.from(part.data)
    const packed = part.deflate ? deflateRawSync(data) : data
    const name = Buffer.from(part.name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(part.deflate ? 8 : 0, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(part.claimedSize ?? data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, name]))
    files.push(file)
    at += file.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const rels = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

export function wordParagraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

export function wordTable(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row.map((text) => `<w:tc>${wordParagraph(text)}</w:tc>`).join('')
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`
}

/** A Word document with a body and, if given, a letterhead; further parts may be added. */
export function docxOf(
  body: string,
  { letterhead, extra = [] }: { letterhead?: string; extra?: ZipPart[] } = {},
): Buffer {
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', data: types },
    { name: '_rels/.rels', data: rels },
    {
      name: 'word/document.xml',
      data: `<?xml version="1.0"?><w:document ${word}><w:body>${body}</w:body></w:document>`,
    },
  ]
  if (letterhead) {
    parts.push({
      name: 'word/header1.xml',
      data: `<w:hdr ${word}>${wordParagraph(letterhead)}</w:hdr>`,
    })
  }
  return zipOf([...parts, ...extra])
}
