import { readHtml } from './read-html.ts'

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
/** Characters that hyphenate a word or set its direction but are not part of its letters. */
const invisible = /[\u00ad\u200e\u200f]/g

type Options = {
  /** Adds a link's address in brackets after its text, unless both are equal. */
  withAddresses?: boolean
}

/** The text of a page in document order, in one pass and in linear time; images are left out. */
export function htmlText(html: string, { withAddresses = false }: Options = {}): string {
  const parts: string[] = []
  let hiddenBy: string | undefined
  let link: { address: string; from: number } | undefined
  const separate = (name: string) => {
    if (paragraphs.has(name)) parts.push('\n\n')
    else if (lines.has(name)) parts.push('\n')
    else if (name === 'td' || name === 'th') parts.push(' ')
  }
  const endLink = () => {
    if (link === undefined) return
    const { address, from } = link
    link = undefined
    const text = tidy(parts.slice(from).join(''))
    if (address !== '' && address !== text) parts.push(text === '' ? address : ` [${address}]`)
  }
  readHtml(html.slice(0, mostCharacters), {
    open(name, attributes, isClosed) {
      // The body may start without the head being closed.
      if (name === 'body' && hiddenBy === 'head') hiddenBy = undefined
      if (hiddenBy !== undefined) return
      separate(name)
      if (unseen.has(name) && !isClosed) hiddenBy = name
      if (name === 'a' && withAddresses) {
        endLink()
        link = { address: (attributes['href'] ?? '').trim(), from: parts.length }
      }
    },
    close(name) {
      if (name === hiddenBy) hiddenBy = undefined
      if (hiddenBy !== undefined) return
      if (name === 'a') endLink()
      separate(name)
    },
    text(text) {
      if (hiddenBy === undefined) parts.push(text.replaceAll(/\s+/g, ' ').replaceAll(invisible, ''))
    },
  })
  endLink()
  return tidy(parts.join(''))
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\u00a0\u200b\u200c\ufeff]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** The text of a page on one line. */
export const htmlLine = (html: string): string => htmlText(html).replaceAll(/\s+/g, ' ')
