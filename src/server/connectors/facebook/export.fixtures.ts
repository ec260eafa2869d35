import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../memory-file.fixtures.ts'

/** Text as Facebook writes it into JSON: each UTF-8 byte becomes a character. */
export const garbled = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

const garbledDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return garbled(value)
  if (Array.isArray(value)) return value.map(garbledDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, garbledDeep(inner)]),
  )
}

/** An export file as JSON, with everything above ASCII escaped. */
export const facebookJson = (value: unknown) =>
  JSON.stringify(garbledDeep(value)).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const exportOf = (files: Record<string, string>, name = 'facebook-ada-2026-01-02-abc.zip') =>
  memoryFile(
    name,
    zipOf(Object.entries(files).map(([path, data]) => ({ name: path, data, deflate: true }))),
  )

export const thread = (messages: readonly unknown[], more: Record<string, unknown> = {}) =>
  facebookJson({
    participants: [{ name: 'Bea Ünal' }, { name: 'Ada Löwe' }],
    messages,
    title: 'Bea Ünal',
    thread_path: 'inbox/beaunal_123',
    ...more,
  })

export const chatMessage = (
  sender_name: string,
  minute: number,
  more: Record<string, unknown>,
) => ({
  sender_name,
  timestamp_ms: 1_600_000_000_000 + minute * 60_000,
  type: 'Generic',
  ...more,
})

export const profile = facebookJson({
  profile_v2: {
    name: { full_name: 'Ada Löwe', first_name: 'Ada', last_name: 'Löwe' },
    emails: { emails: ['ada@example.org'], previous_emails: [] },
    birthday: { year: 1990, month: 2, day: 3 },
    current_city: { name: 'Köln', timestamp: 0 },
    work_experiences: [
      { employer: 'Engines Ltd', title: 'Engineer', start_timestamp: 1_500_000_000 },
    ],
    registration_timestamp: 1_200_000_000,
    profile_uri: 'https://www.facebook.com/ada',
  },
})

/** A page of a conversation as in HTML exports since 2020. */
export const threadPage = (title: string, people: string, messages: readonly string[][]) =>
  `<html><head><base href="../../../../" /><title>${title}</title><style>._a{color:red}</style></head>
<body class="_5vb_"><div class="_10"><div class="_a705"><div class="_3-8y"><div class="_a70d"><div class="_a70e">${title}</div></div></div>
<div class="_a706" role="main"><div class="_3-95 _2pi0 _2lej uiBoxWhite noborder"><div class="_2lek">Participants: ${people}</div></div>
${messages
  .map(
    ([sender = '', body = '', time = '']) =>
      `<div class="_3-95 _a6-g"><div class="_2ph_ _a6-h _a6-i">${sender}</div><div class="_2ph_ _a6-p"><div><div></div>${body}<div></div></div></div><div class="_3-94 _a6-o"><a href="https://www.facebook.com/x"><div class="_a72d">${time}</div></a></div></div>`,
  )
  .join('\n')}
</div></div></div></body></html>`
