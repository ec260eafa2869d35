import { readFileSync } from 'node:fs'
import { encryptedBackup, plainBackup } from '#server/connectors/apple-messages/backup.fixtures.ts'
import { sampleDatabase } from '#server/connectors/apple-messages/sample-messages.fixtures.ts'
import {
  callsBackup,
  smsBackup,
  smsIeLines,
} from '#server/connectors/google-messages/sms-backup.fixtures.ts'
import { exportOf, record } from '#server/connectors/health/apple-export.fixtures.ts'
import {
  documentOf,
  panel,
  quantity,
  result,
  section,
} from '#server/connectors/health/clinical-document.fixtures.ts'
import { everyTable } from '#server/connectors/linkedin/every-table.fixtures.ts'
import { docOf } from '#server/ingestion/extract/doc-fixture.ts'
import { formPdf, textPdf } from '#server/ingestion/extract/pdf-fixtures.ts'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { SourceType } from '#shared/sources.ts'
import { foreignStatement, statement } from '#tests/e2e/source-files.ts'
import { documents, exports } from '#tests/process/canary-files.ts'

export type Original = { name: string; bytes: Buffer; reader: SourceType | 'document' }

const password = 'rhubarb'
export const credentials = { backupPassword: password, email: 'ada@example.org', phoneNumber: '' }

const files: Partial<Record<SourceType | 'document', Record<string, string | Buffer>>> = {
  apple_messages: {
    'Backup.zip': plainBackup(sampleDatabase()),
    'Encrypted backup.zip': encryptedBackup(sampleDatabase(), password),
    'sms.db': sampleDatabase(),
  },
  bank_of_america: {
    [statement.name]: statement.buffer,
    [foreignStatement.name]: foreignStatement.buffer,
    'account.qif':
      '!Type:Bank\nD1/13/2026\nT-42.10\nPCorner Bakery\n^\nD1/14/2026\nT7\nPRefund\n^\n',
    'account.sta':
      ':20:S\n:25:10010010/1234567\n:28C:1/1\n:60F:C260101EUR100,00\n:61:2601050105D42,10NMSC\n:86:177?20Bread\n:62F:C260131EUR57,90\n-\n',
  },
  google_messages: {
    'sms-1.xml': smsBackup,
    'calls-1.xml': callsBackup,
    'messages.zip': zipOf([{ name: 'messages.ndjson', data: smsIeLines, deflate: true }]),
  },
  health: {
    'export.xml': exportOf(
      record({
        type: 'HeartRate',
        unit: 'count/min',
        value: 60,
        start: '2019-01-01 08:00:00 +0100',
      }),
    ),
    'ccd.xml': documentOf(
      section({
        code: '30954-2',
        title: 'Results',
        entries: panel('P', result({ code: '1', name: 'Bean count', value: quantity('5', 'g') })),
      }),
    ),
  },
  linkedin: {
    'Complete_LinkedInDataExport_01-02-2026.zip': zipOf(
      Object.entries(everyTable('2025/06/01 14:03:22 UTC')).map(([name, data]) => ({
        name,
        data,
        deflate: true,
      })),
    ),
  },
  document: {
    'letter.doc': docOf('Dear Dana, the garden is fine. Yours, Bea'),
    'form.pdf': formPdf('Name', 'Bea'),
    'text.pdf': textPdf([[{ text: 'The garden holds beans.', x: 72, y: 700, size: 12 }]]),
    'letter.rtf': '{\\rtf1\\ansi A letter about {\\b beans} and \\u8364? more.\\par}',
    'page.html': '<!doctype html><title>Garden</title><table><tr><td>bean<td>3</table>',
    'garden.json': JSON.stringify([{ plant: 'bean', bed: { row: 3 } }, { plant: 'pea' }]),
    'note.eml':
      'From: bea@example.org\nSubject: Note\nDate: Mon, 02 Mar 2026 10:00:00 +0000\n\nBeans.\n',
    'talk.pptx': zipOf([
      { name: '[Content_Types].xml', data: '<Types/>' },
      {
        name: 'ppt/slides/slide1.xml',
        data: '<p:sld><a:p><a:r><a:t>Beans</a:t></a:r></a:p></p:sld>',
      },
    ]),
    'letter.odt': zipOf([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      {
        name: 'content.xml',
        data: '<office:document-content><office:body><office:text><text:p>Beans</text:p></office:text></office:body></office:document-content>',
        deflate: true,
      },
    ]),
  },
}

/** A small file of every format, by its reader. */
export const originals: readonly Original[] = [
  ...Object.entries(documents).map((file) => originalOf('document', file)),
  ...[exports, files].flatMap((group) =>
    Object.entries(group).flatMap(([reader, given]) =>
      Object.entries(given).map((file) => originalOf(reader as Original['reader'], file)),
    ),
  ),
]

/** Files read with OCR, which takes seconds each. */
export const pictures: readonly Original[] = [
  'ferry.jpg',
  'ferry.heic',
  'fax.tiff',
  'scan-ccitt.pdf',
  'scan-jbig2.pdf',
  'scan-jpeg2000.pdf',
].map((name) => {
  const file = new URL(`../../src/server/ingestion/extract/fixtures/${name}`, import.meta.url)
  return originalOf('document', [name, readFileSync(file)])
})

function originalOf(
  reader: Original['reader'],
  [name, content]: [string, string | Buffer],
): Original {
  return { name, bytes: Buffer.from(content), reader }
}
