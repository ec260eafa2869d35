import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../memory-file.fixtures.ts'

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A table as LinkedIn writes it. */
export const csv = (columns: string, ...rows: readonly string[][]) =>
  [columns, ...rows.map((row) => row.map(cell).join(','))].join('\n')

export const exportOf = (
  files: Record<string, string>,
  name = 'Complete_LinkedInDataExport_01-02-2026.zip',
) =>
  memoryFile(
    name,
    zipOf(Object.entries(files).map(([path, data]) => ({ name: path, data, deflate: true }))),
  )

const notes =
  'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing, ""hidden"".\nYou can choose."\n\n'

export const connections =
  notes +
  csv(
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    [
      'Bea',
      'Ünal',
      'https://www.linkedin.com/in/Bea-%C3%9Cnal',
      '',
      'Looms, Inc.',
      'CTO',
      '08 Feb 2026',
    ],
    ['Cy', 'Young', 'https://www.linkedin.com/in/cy', 'cy@example.org', '', '', '1 Mar 2020'],
    ['', '', '', '', '', '', '03 Apr 2021'],
  )

export const profile = csv(
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
  [
    'Ada',
    'Löwe',
    '',
    '',
    'Feb 3',
    'Engineer',
    'Line one\nLine two',
    'Computing',
    '',
    'Köln',
    '',
    '',
    '',
  ],
)

const bea = 'https://www.linkedin.com/in/bea'
const ada = 'https://www.linkedin.com/in/ada'

export const messages = csv(
  'CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER,ATTACHMENTS,IS MESSAGE DRAFT',
  [
    'c1',
    '',
    'Ada Löwe',
    ada,
    'Bea Ünal, PhD',
    bea,
    '2025-06-02 09:00:00 UTC',
    '',
    'Line "one",\nline two',
    'INBOX',
    '',
    'No',
  ],
  [
    'c1',
    '',
    'Bea Ünal, PhD',
    bea,
    'Ada Löwe',
    ada,
    '2025-06-01 14:03:22 UTC',
    'Hello',
    'Hi Ada',
    'INBOX',
    '',
    'No',
  ],
  [
    'c2',
    'Team',
    'LinkedIn Member',
    '',
    'Ada Löwe',
    ada,
    '2025-06-03 14:03:22 UTC',
    '',
    '<p class="spinmail-quill-editor__spin-break">Buy <b>now</b></p><p>Really</p>',
    'ARCHIVE',
    '',
    '',
  ],
  [
    'c2',
    'Team',
    'Ada Löwe',
    ada,
    '',
    '',
    '2025-06-03 14:04:22 UTC',
    '',
    'draft',
    'INBOX',
    '',
    'Yes',
  ],
  ['c3', '', 'Spam Co', '', 'Ada Löwe', ada, '2025-06-03 15:04:22 UTC', '', 'win', 'SPAM', '', ''],
)
