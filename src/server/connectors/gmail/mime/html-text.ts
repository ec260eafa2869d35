import { decodeEntities } from '#server/ingestion/extract/entities.ts'

const mostCharacters = 4_000_000
/** Elements whose content is not visible text. */
const unseen = new Set([
  'style',
  'script',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'object',
])
const paragraphs = new Set('p blockquote ul ol dl table h1 h2 h3 h4 h5 h6 pre center'.split(' '))
const lines = new Set(
  'br div tr li dt dd section article header footer hr form address figure main'.split(' '),
)
const opening = /<(?:!--|[!?]|(\/?)([a-z][a-z0-9:-]*))/gi

type Tag = { from: number; to: number; name: string; closes: boolean }

/** Tags and comments in order. Linear time, however many of them are left unclosed. */
function* tagsOf(text: string): Generator<Tag> {
  const last = { '"': text.lastIndexOf('"'), "'": text.lastIndexOf("'") }
  const open = new RegExp(opening)
  for (let found = open.exec(text); found; found = open.exec(text)) {
    const [start, slash, name = ''] = found
    const to =
      start === '<!--'
        ? after(text, '-->', open.lastIndex)
        : name === ''
          ? after(text, '>', open.lastIndex)
          : endOfTag(text, open.lastIndex, last)
    yield { from: found.index, to, name: name.toLowerCase(), closes: slash === '/' }
    open.lastIndex = to
  }
}

function after(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at < 0 ? text.length : at + sign.length
}

/** A `>` inside quotes does not end a tag; an unclosed quote is an ordinary character. */
function endOfTag(text: string, from: number, last: Readonly<Record<string, number>>): number {
  const sign = /[>"']/g
  sign.lastIndex = from
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const [quote] = found
    if (quote === '>') return sign.lastIndex
    if (found.index < (last[quote] ?? -1)) sign.lastIndex = text.indexOf(quote, sign.lastIndex) + 1
  }
  return text.length
}

/** The text of a page in document order, in one pass; images and link addresses are dropped. */
export function htmlText(html: string): string {
  const text = html.slice(0, mostCharacters)
  const parts: string[] = []
  let from = 0
  let hiddenUntil: string | undefined
  const say = (until: number) => {
    if (hiddenUntil === undefined && until > from) parts.push(flat(text.slice(from, until)))
  }
  for (const { from: start, to, name, closes } of tagsOf(text)) {
    if (hiddenUntil !== undefined) {
      // The body may start without the head being closed.
      const isOver = (closes && name === hiddenUntil) || (name === 'body' && hiddenUntil === 'head')
      from = to
      if (isOver) hiddenUntil = undefined
      continue
    }
    say(start)
    from = to
    if (paragraphs.has(name)) parts.push('\n\n')
    else if (lines.has(name)) parts.push('\n')
    else if (name === 'td' || name === 'th') parts.push(' ')
    else if (!closes && unseen.has(name) && text.slice(to - 2, to) !== '/>') hiddenUntil = name
  }
  say(text.length)
  return tidy(parts.join(''))
}

const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  caron: '\u030c',
}

function flat(text: string): string {
  const spaced = text.replaceAll(/\s+/g, ' ')
  if (!spaced.includes('&')) return spaced
  return decodeEntities(
    spaced
      .replaceAll(/&(?:zwn?j|shy|lrm|rlm);/g, '')
      .replaceAll(/&(?:ensp|emsp|thinsp);/g, ' ')
      .replaceAll(
        /&([a-z])(acute|grave|circ|tilde|uml|cedil|caron);/gi,
        (whole, letter: string, mark: string) =>
          marks[mark] ? `${letter}${marks[mark]}`.normalize('NFC') : whole,
      ),
  )
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\u00a0\u200b\u200c\ufeff]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
