import { crc32 } from 'node:zlib'
import { utils, write } from '@e965/xlsx'

/** Input for Playwright's setInputFiles. */
export type FileInTest = { name: string; mimeType: string; buffer: Buffer }

export function textFile(name: string, text: string): FileInTest {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
}

export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): FileInTest {
  const text = rows.map((row) => row.join(',')).join('\n')
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${text}\n`) }
}

export function xlsxFile(
  name: string,
  sheets: Readonly<Record<string, (string | number)[][]>>,
): FileInTest {
  const book = utils.book_new()
  for (const [sheet, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), sheet)
  }
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx' })
  if (!Buffer.isBuffer(bytes)) throw new Error('The workbook was not written')
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name, mimeType, buffer: bytes }
}

/** A PDF whose pages have lines of Helvetica. */
export function pdfFile(name: string, pages: readonly (readonly string[])[]): FileInTest {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', fontObject]
  const kids: string[] = []
  for (const lines of pages) {
    const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
    const content = `BT /F1 14 Tf 24 TL 72 760 Td\n${shown}\nET`
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    const resources = '<< /Font << /F1 3 0 R >> >>'
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Resources ${resources} /Contents ${objects.length} 0 R >>`,
    )
    kids.push(`${objects.length} 0 R`)
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(objects), 'latin1') }
}

const fontObject = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

function pdfOf(objects: readonly string[]): string {
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return `${pdf}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
}

/** A Word document; a paragraph that begins with "# " becomes a heading. */
export function docxFile(name: string, paragraphs: readonly string[]): FileInTest {
  const body = paragraphs.map((text) => {
    const heading = text.startsWith('# ')
    const style = heading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''
    return `<w:p>${style}<w:r><w:t>${heading ? text.slice(2) : text}</w:t></w:r></w:p>`
  })
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const buffer = zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
  })
  return { name, mimeType: main, buffer }
}

/** An uncompressed zip archive of texts. */
function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const title = Buffer.from(name)
    // Version, flags, method, time, date, checksum, compressed size, size, length of the name.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(33, 8)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, title)
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  const count = Object.keys(entries).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end])
}
