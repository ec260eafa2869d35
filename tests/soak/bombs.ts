import { gzipSync } from 'node:zlib'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'

const megabyte = 2 ** 20
const laughs = (root: string, body: string) =>
  `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY a0 "beans">${Array.from(
    { length: 30 },
    (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};&a${at};&a${at};">`,
  ).join('')}]>${body}`
const outside = (root: string, body: string) =>
  `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body}`
const zeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte, 0x20)
const nested = (depth: number): Buffer =>
  zipOf([{ name: 'inner.zip', data: depth === 0 ? zeros(1) : nested(depth - 1), deflate: true }])

const docx = (document: string | Buffer) =>
  zipOf([
    {
      name: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: 'word/document.xml', data: document, deflate: true },
  ])
const workbook = (sheet: string | Buffer) =>
  zipOf([
    { name: 'xl/workbook.xml', data: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', data: sheet, deflate: true },
  ])

/** Small files that demand much of their reader, or have a false extension. */
export const bombs: Readonly<Record<string, Buffer>> = {
  'laughs.docx': docx(laughs('w', '<w:document><w:body><w:p>&a30;</w:p></w:body></w:document>')),
  'outside.docx': docx(outside('w', '<w:document><w:body><w:p>&x;</w:p></w:body></w:document>')),
  'zeros.docx': docx(zeros(300)),
  'zeros.xlsx': workbook(zeros(300)),
  'laughs.xlsx': workbook(laughs('s', '<worksheet><c><v>&a30;</v></c></worksheet>')),
  'lies.docx': zipOf([
    { name: 'word/document.xml', data: zeros(2), deflate: true, claimedSize: 10 },
  ]),
  'deep.xlsx': nested(8),
  'program.pdf': Buffer.from(`MZ${'\0'.repeat(500)}This program cannot be run in DOS mode.`),
  'pdf.xlsx': Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
  'zip.csv': nested(1),
  'gzip.txt': gzipSync(zeros(9)),
  'line.txt': Buffer.alloc(10 * megabyte - 1, 'beans '),
  'word.txt': Buffer.alloc(10 * megabyte - 1, 'b'),
  'line.csv': Buffer.alloc(10 * megabyte - 1, 'a,'),
  'quote.csv': Buffer.from(`a,b\n"${'x'.repeat(5 * megabyte)}`),
  'brackets.txt': Buffer.alloc(megabyte, '('),
  'nulls.txt': Buffer.alloc(megabyte),
}

/** The same for the sources that read archives and XML. */
export const exportBombs: Readonly<Record<string, Buffer>> = {
  'export.xml': Buffer.from(laughs('HealthData', '<HealthData locale="en">&a30;</HealthData>')),
  'ccd.xml': Buffer.from(outside('ClinicalDocument', '<ClinicalDocument>&x;</ClinicalDocument>')),
  'sms-1.xml': Buffer.from(laughs('smses', '<smses count="1"><sms body="&a30;"/></smses>')),
  'takeout-20260101T000000Z-001.zip': zipOf([
    { name: 'Takeout/My Activity/Search/MyActivity.json', data: zeros(500), deflate: true },
  ]),
  'messages.zip': nested(8),
  'Observation.ndjson': Buffer.alloc(10 * megabyte, '{"resourceType":"Observation",'),
  'chat.txt': Buffer.alloc(10 * megabyte, '[04/03/25, 14:05:09] Dana: '),
}
