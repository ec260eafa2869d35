import { ExtractionFailure } from './failures.ts'
import { cleanText } from './plain-block.ts'

/** Many .doc files are Rich Text. Groups whose content is not the document's text: */
const hidden = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator xmlnstbl mmathPr filetbl revtbl fldinst bkmkstart bkmkend pgptbl wgrffmtfilter'.split(
    ' ',
  ),
)
const breaks: Record<string, string> = {
  par: '\n\n',
  sect: '\n\n',
  page: '\n\n',
  row: '\n',
  line: '\n',
  cell: ' | ',
  nestcell: ' | ',
  tab: ' ',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
}

type Group = { hidden: boolean; fallback: number }
type Reading = { text: string; stack: Group[]; skip: number; encoding: string }

const token = /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

/** The text of a Rich Text file. */
export function rtfText(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString('latin1')
  const reading: Reading = {
    text: '',
    stack: [{ hidden: false, fallback: 1 }],
    skip: 0,
    encoding: 'windows-1252',
  }
  for (const [, hex, word, value, sign, brace, plain] of source.matchAll(token)) {
    if (brace === '{') reading.stack.push({ ...top(reading) })
    else if (brace === '}') close(reading)
    else if (hex) addText(reading, decodeByte(Number.parseInt(hex, 16), reading.encoding), 1)
    else if (word) control(reading, word, value)
    else if (sign) symbol(reading, sign)
    else if (plain) addText(reading, plain, plain.length)
  }
  const text = cleanText(reading.text).replaceAll(/[ ]*\|[ ]*(?=\n)/g, '')
  if (text.trim() === '') throw new ExtractionFailure('file.no_text')
  return text
}

function top(reading: Reading): Group {
  return reading.stack.at(-1) ?? { hidden: false, fallback: 1 }
}

function close(reading: Reading): void {
  if (reading.stack.length > 1) reading.stack.pop()
  reading.skip = 0
}

/** A Unicode character is followed by fallback characters for older readers. */
function addText(reading: Reading, text: string, count: number): void {
  const skipped = Math.min(reading.skip, count)
  reading.skip -= skipped
  if (!top(reading).hidden)
    reading.text += count === text.length ? text.slice(skipped) : skipped > 0 ? '' : text
}

function control(reading: Reading, word: string, value: string | undefined): void {
  const group = top(reading)
  if (hidden.has(word)) group.hidden = true
  else if (word === 'uc') group.fallback = Number(value ?? 1)
  else if (word === 'ansicpg') reading.encoding = encodingOf(Number(value))
  else if (word === 'u' && value !== undefined) {
    if (!group.hidden) reading.text += String.fromCharCode((Number(value) + 65_536) % 65_536)
    reading.skip = group.fallback
  } else if (!group.hidden) reading.text += breaks[word] ?? ''
}

function symbol(reading: Reading, sign: string): void {
  if (sign === '*') top(reading).hidden = true
  else if (!top(reading).hidden) {
    if (sign === '~') reading.text += '\u00a0'
    else if (sign === '\n' || sign === '\r') reading.text += '\n\n'
    else if ('\\{}'.includes(sign)) reading.text += sign
    else if (sign === '_') reading.text += '-'
  }
}

function encodingOf(page: number): string {
  return page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252'
}

function decodeByte(byte: number, encoding: string): string {
  return new TextDecoder(encoding).decode(Uint8Array.of(byte))
}
