import { Tokenizer } from 'htmlparser2'

export type HtmlHandler = {
  /** A start tag; `isClosed` if it closes itself, such as `<br/>`. */
  open: (name: string, attributes: Readonly<Record<string, string>>, isClosed: boolean) => void
  close: (name: string) => void
  /** Text with its character references decoded; one run of text may arrive in several pieces. */
  text: (text: string) => void
}

/**
 * Reads the tags and texts of a page in document order; names are in lower case, comments and
 * declarations are left out. Of the library only its tokenizer is used: its tree builder takes
 * quadratic time for elements that are never closed, the tokenizer takes linear time.
 */
export function readHtml(html: string, handler: HtmlHandler): void {
  let rest = html
  for (let end = readTags(rest, handler); end >= 0; end = readTags(rest, handler)) {
    rest = rest.slice(end)
  }
}

/**
 * Reads to the end, or to a tag with an unclosed quote, and returns the end of that tag, taken to
 * be at its first `>`; otherwise -1. Each kind of quote can cause this once, so that time stays
 * linear.
 */
function readTags(html: string, { open, close, text }: HtmlHandler): number {
  let unfinished = -1
  let name = ''
  let attributes: Record<string, string> = {}
  let attribute = ''
  let value = ''
  const ended = (isClosed: boolean) => {
    unfinished = -1
    open(name, attributes, isClosed)
  }
  const ignore = () => {}
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase()
        attributes = {}
        unfinished = start
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase()
        value = ''
      },
      onattribdata(start, end) {
        value += html.slice(start, end)
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint)
      },
      onattribend() {
        attributes[attribute] ??= value
      },
      onopentagend: () => ended(false),
      onselfclosingtag: () => ended(true),
      onclosetag: (start, end) => close(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (codePoint) => text(String.fromCodePoint(codePoint)),
      // In HTML a CDATA section is a comment, but exports contain text in them.
      oncdata: (start, end, offset) => text(html.slice(start, end - offset)),
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  const end = unfinished < 0 ? -1 : html.indexOf('>', unfinished)
  if (end < 0) return -1
  ended(false)
  return end + 1
}
