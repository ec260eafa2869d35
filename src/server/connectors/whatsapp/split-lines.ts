/** The header of a message: date, time and the characters around them. */
export type Header = {
  /** The three numbers of the date, in file order. */
  date: [string, string, string]
  separator: string
  hour: number
  minute: string
  second: string
  /** `PM`, `下午`, `p. m.` and so on; empty for a 24-hour clock. */
  half: string
  /** The rest of the line, and the lines up to the next message. */
  body: string
}

const date = String.raw`(\d{1,4})([-/.])\s?(\d{1,4})\3\s?(\d{1,4})\.?`
const halfBefore = String.raw`(?:([^\d\s[\]][^\d[\]]{0,12}?)\s?)?`
const halfAfter = String.raw`(?:\s?([ap]\.?\s?m\.?(?=[\]\s:,])|[^\d\s[\]:\-–,][^\d[\]:\-–,]{0,14}?(?=\]|,\s|\s[-–]\s)))?`
const clock = String.raw`(\d{1,2})(:|\.|\sh\s?|h)(\d{2})(?:(?:[:.]|\smin\s)(\d{2})(?:\ss\b)?)?`
const dateFirst = new RegExp(
  String.raw`^(\[)?${date}[,،]?\s${halfBefore}${clock}${halfAfter}(\]\s?|\s[-–]\s|:\s|\s(?=[^\s].*?:\s))`,
  'i',
)
/** The format of copied messages, and of phones in a few languages. */
const timeFirst = new RegExp(
  String.raw`^(\[)?(\d{1,2})([:.])(\d{2})(?:[:.](\d{2}))?${halfAfter},?\s(\d{1,4})([-/.])\s?(\d{1,4})\8\s?(\d{1,4})\.?(\]\s?|\s[-–]\s)`,
  'i',
)
const marks = /^[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/
const allMarks = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
/** The longest header. */
const headerCharacters = 60
/** Some formats are recognised by what follows the header: a name ending in a colon. */
const lookedCharacters = 250

const oddSpaces = /[\u00a0\u202f\u2009\u3000]/g
/** Zeros of Arabic, Persian, the languages of India, Thai, Lao, Tibetan, Burmese and Khmer. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0,
]
const oddDigits =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u17e0-\u17e9]/g

/** Replaces spaces and digits by plain ones, one for one, so that positions stay valid. */
export const plain = (text: string) =>
  odd.test(text) ? text.replaceAll(oddSpaces, ' ').replaceAll(oddDigits, plainDigit) : text
/** Beyond Western European letters, where all those spaces and digits are. */
const odd = /[\u00a0\u0660-\uffff]/

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeros.findLast((first) => code >= first) ?? code
  return String(code - zero)
}

const mayBegin =
  /^\[?[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u17e0-\u17e9]/

type Found = { style: string; header: Header }

function readHeader(raw: string): Found | undefined {
  const line = raw.replace(marks, '')
  // Most lines are not headers, and the full pattern is slow on them.
  if (!mayBegin.test(line)) return undefined
  const found = matched(line)
  if (found) return found
  // Right-to-left languages put marks between the parts.
  const head = line.slice(0, headerCharacters).replaceAll(allMarks, '')
  return head.length === Math.min(line.length, headerCharacters)
    ? undefined
    : matched(head + line.slice(headerCharacters))
}

function matched(line: string): Found | undefined {
  const head = plain(line.slice(0, lookedCharacters))
  return dateFirstHeader(line, dateFirst.exec(head)) ?? timeFirstHeader(line, timeFirst.exec(head))
}

function dateFirstHeader(line: string, match: RegExpExecArray | null): Found | undefined {
  if (!match) return undefined
  const [whole, bracket = '', a = '', separator = '', b = '', c = '', before, hour] = match
  const [, , , , , , , , colon = '', minute = '', second, after, end = ''] = match
  // Brackets with seconds are an iPhone's; no one types those, so the date format may change.
  const form = bracket !== '' && second ? 'any' : separator
  const style = [bracket, form, colon.trim(), second ? 's' : '', bracket ? ']' : end].join('|')
  return {
    style,
    header: {
      date: [a, b, c],
      separator,
      hour: Number(hour),
      minute,
      second: second ?? '00',
      half: (after ?? before ?? '').trim(),
      body: line.slice(whole.length),
    },
  }
}

function timeFirstHeader(line: string, match: RegExpExecArray | null): Found | undefined {
  if (!match) return undefined
  const [whole, bracket = '', hour, colon = '', minute = '', second, half = '', a = ''] = match
  const [, , , , , , , , separator = '', b = '', c = '', end = ''] = match
  const style = ['time', bracket, separator, colon, second ? 's' : '', end].join('|')
  return {
    style,
    header: {
      date: [a, b, c],
      separator,
      hour: Number(hour),
      minute,
      second: second ?? '00',
      half: half.trim(),
      body: line.slice(whole.length),
    },
  }
}

/** The share of the first lines that start a message, to tell a chat from other text. */
export function chatLikeness(text: string): { share: number; headers: number } {
  const lines = text
    .split(/\r\n|\n|\r/, 200)
    .filter((line) => line.trim() !== '')
    .slice(0, 50)
  const found = lines.flatMap((line) => readHeader(line)?.style ?? [])
  const counts = new Map<string, number>()
  for (const style of found) counts.set(style, (counts.get(style) ?? 0) + 1)
  return {
    share: lines.length === 0 ? 0 : found.length / lines.length,
    headers: Math.max(0, ...counts.values()),
  }
}

/**
 * Splits an export into messages. All headers in one export have the same style, so a date pasted
 * into a message in another style does not start a new one.
 */
export function splitLines(text: string): Header[] {
  const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n')
  const found = lines.map(readHeader)
  const counts = new Map<string, number>()
  for (const hit of found) if (hit) counts.set(hit.style, (counts.get(hit.style) ?? 0) + 1)
  const [style] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0])
  const headers: Header[] = []
  for (const [index, hit] of found.entries()) {
    const last = headers.at(-1)
    if (hit && hit.style === style) headers.push(hit.header)
    else if (last) last.body += `\n${lines[index] ?? ''}`
  }
  return headers
}
