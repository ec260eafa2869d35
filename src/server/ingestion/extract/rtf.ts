import { ExtractionFailure } from './failures.ts'
import { cleanText } from './plain-block.ts'
import { encodingOfCharset, encodingOfPage } from './rtf-encodings.ts'
import { asides, breaks, hiddenWords, shownWords } from './rtf-words.ts'

type Group = {
  hidden: boolean
  fallback: number
  encoding: string
  /** Whether the group is still without a word: only the first one can mark it as ignorable. */
  fresh: boolean
  starred: boolean
  word: string
  /** The text around an aside, while the aside is read. */
  around: string | undefined
}
type Reading = {
  text: string
  stack: Group[]
  skip: number
  /** Bytes of one or more characters, decoded when no more follow. */
  bytes: number[]
  encoding: string
  fonts: Map<number, string>
  font: number
  instruction: string
  target: string
  author: string
  before: Set<string>
  after: Set<string>
}

const token = /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giy
const mostNested = 2000

/** The text of a Rich Text file; many .doc files are Rich Text. */
export function rtfText(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString('latin1')
  const reading: Reading = {
    text: '',
    stack: [groupOf('windows-1252')],
    skip: 0,
    bytes: [],
    encoding: 'windows-1252',
    fonts: new Map(),
    font: 0,
    instruction: '',
    target: '',
    author: '',
    before: new Set(),
    after: new Set(),
  }
  token.lastIndex = 0
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [, hex, word, value, sign, brace, plain] = match
    if (hex) addByte(reading, Number.parseInt(hex, 16))
    else if (word === 'bin') token.lastIndex += Math.max(0, Number(value ?? 0))
    else read(reading, { word, value, sign, brace, plain })
  }
  flush(reading)
  while (reading.stack.length > 1) close(reading)
  const { before, after } = reading
  const text = cleanText([...before, reading.text, ...after].join('\n\n')).replaceAll(
    /[ ]*\|[ ]*(?=\n)/g,
    '',
  )
  if (text.trim() === '') throw new ExtractionFailure('file.no_text')
  return text
}

type Token = Record<'word' | 'value' | 'sign' | 'brace' | 'plain', string | undefined>

function read(reading: Reading, { word, value, sign, brace, plain }: Token): void {
  if (brace === '{') return open(reading)
  if (brace === '}') return close(reading)
  if (word) control(reading, word, value)
  else if (sign) symbol(reading, sign)
  else if (plain) addText(reading, plain)
  if (sign !== '*') top(reading).fresh = false
}

const groupOf = (encoding: string): Group => ({
  hidden: false,
  fallback: 1,
  encoding,
  fresh: true,
  starred: false,
  word: '',
  around: undefined,
})

const top = (reading: Reading): Group => reading.stack.at(-1) ?? groupOf(reading.encoding)

function open(reading: Reading): void {
  flush(reading)
  if (reading.stack.length >= mostNested) throw new ExtractionFailure('file.damaged')
  reading.stack.push({ ...top(reading), fresh: true, starred: false, word: '', around: undefined })
}

function close(reading: Reading): void {
  flush(reading)
  const { word, hidden: isHidden, around } = top(reading)
  if (reading.stack.length > 1) reading.stack.pop()
  reading.skip = 0
  if (around !== undefined) setAside(reading, word, around)
  else if (word === 'fldinst') {
    reading.target = /HYPERLINK\s+"([^"#][^"]*)"/i.exec(reading.instruction)?.[1] ?? ''
    reading.instruction = ''
  } else if (word === 'fldrslt' && !isHidden) addTarget(reading)
}

function setAside(reading: Reading, word: string, around: string): void {
  const text = reading.text.trim()
  reading.text = around
  if (word === 'atnauthor') reading.author = text
  else if (text !== '') {
    const comment = word === 'annotation' && reading.author !== ''
    const aside = comment ? `${reading.author}: ${text}` : text
    const texts = asides.get(word) === 'before' ? reading.before : reading.after
    texts.add(aside)
  }
}

/** Adds a link's target after its text, unless the text contains it. */
function addTarget(reading: Reading): void {
  const { target } = reading
  reading.target = ''
  if (target !== '' && !reading.text.slice(-2 * target.length - 200).includes(target))
    reading.text += ` (${target})`
}

function addByte(reading: Reading, byte: number): void {
  top(reading).fresh = false
  if (reading.skip > 0) reading.skip--
  else reading.bytes.push(byte)
}

function flush(reading: Reading): void {
  if (reading.bytes.length === 0) return
  const text = new TextDecoder(top(reading).encoding).decode(Uint8Array.from(reading.bytes))
  reading.bytes = []
  append(reading, text)
}

/** A Unicode character is followed by fallback characters for older readers. */
function addText(reading: Reading, text: string): void {
  flush(reading)
  const skipped = Math.min(reading.skip, text.length)
  reading.skip -= skipped
  append(reading, text.slice(skipped))
}

const mostInstruction = 4000

function append(reading: Reading, text: string): void {
  const isInstruction = reading.stack.some(({ word }) => word === 'fldinst')
  if (!top(reading).hidden) reading.text += text
  else if (isInstruction && reading.instruction.length < mostInstruction)
    reading.instruction += text
}

function control(reading: Reading, word: string, value: string | undefined): void {
  flush(reading)
  const group = top(reading)
  if (group.fresh) enter(reading, group, word)
  if (hiddenWords.has(word)) group.hidden = true
  else if (word === 'uc') group.fallback = Number(value ?? 1)
  else if (word === 'ansicpg') setPage(reading, encodingOfPage(Number(value)))
  else if (word === 'mac') setPage(reading, 'macintosh')
  else if (word === 'f' || word === 'fcharset') font(reading, word, Number(value ?? 0))
  else if (word === 'plain') group.encoding = reading.encoding
  else if (word === 'u' && value !== undefined) {
    append(reading, String.fromCharCode((Number(value) + 65_536) % 65_536))
    reading.skip = group.fallback
  } else if (!group.hidden) reading.text += breaks.get(word) ?? ''
}

function enter(reading: Reading, group: Group, word: string): void {
  group.word = word
  if (shownWords.has(word)) group.hidden = reading.stack.at(-2)?.word === 'object' && group.hidden
  else if (group.starred) group.hidden = true
  if (asides.has(word) && !group.hidden) {
    group.around = reading.text
    reading.text = ''
  }
}

function setPage(reading: Reading, encoding: string): void {
  reading.encoding = encoding
  for (const group of reading.stack) group.encoding = encoding
}

/** The font table defines the encoding of each font; elsewhere a font number selects it. */
function font(reading: Reading, word: string, number: number): void {
  if (word === 'f') reading.font = number
  if (word === 'fcharset') {
    const encoding = encodingOfCharset(number)
    if (encoding) reading.fonts.set(reading.font, encoding)
  } else top(reading).encoding = reading.fonts.get(number) ?? reading.encoding
}

function symbol(reading: Reading, sign: string): void {
  const group = top(reading)
  if (sign === '*') {
    if (group.fresh) group.starred = true
    return
  }
  flush(reading)
  if (sign === '~') append(reading, '\u00a0')
  else if (sign === '\n' || sign === '\r') append(reading, '\n\n')
  else if ('\\{}'.includes(sign)) append(reading, sign)
  else if (sign === '_') append(reading, '-')
}
