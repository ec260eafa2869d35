import { decodeText, unflow } from './content.ts'
import { firstOf, type Headers } from './header.ts'
import { htmlText } from '#server/html/html-text.ts'
import { readParts, type Part } from './parts.ts'
import { decodeWords } from './words.ts'

export type MimeAttachment = {
  /** Null if the message names none. */
  name: string | null
  type: string
  disposition: string
  /** Displayed within the text, like the picture in a signature. */
  inline: boolean
  encodedBytes: number
  content: () => Buffer
  /** Belongs to an attached message. */
  nested: boolean
}
export type ReadMime = { headers: Headers; text: string; attachments: MimeAttachment[] }

type Words = { kind: 'plain' | 'html'; text: string }
type Reading = {
  attachments: MimeAttachment[]
  first: Part | undefined
  depth: number
  characters: number
}

const mostNested = 8
const mostCharacters = 4_000_000
const textTypes = new Set([
  'text/plain',
  'text/html',
  'text/enriched',
  'text/richtext',
  'text/markdown',
])
const isHtml = (type: string) => type !== 'text/plain' && type !== 'text/markdown'

/** One message: its headers, text and attachments. */
export const readMime = (bytes: Buffer): ReadMime => read(bytes, 0)

function read(bytes: Buffer, depth: number): ReadMime {
  const root = readParts(bytes)
  const reading: Reading = {
    attachments: [],
    first: firstLeaf(root),
    depth,
    characters: mostCharacters,
  }
  const words = wordsOf(reading, root, { related: false, report: false })
  const text = words
    .map((each) => (each.kind === 'html' ? htmlText(each.text) : each.text))
    .join('\n')
  return {
    headers: root.headers,
    text: text.replaceAll('\r\n', '\n'),
    attachments: reading.attachments,
  }
}

const firstLeaf = (part: Part): Part | undefined =>
  part.type.startsWith('multipart/') ? part.children[0] && firstLeaf(part.children[0]) : part

type Within = { related: boolean; report: boolean }

function wordsOf(reading: Reading, part: Part, within: Within): Words[] {
  const { type } = part
  if (type.startsWith('multipart/')) {
    // Without a readable boundary, the whole content is text.
    if (part.children.length === 0) return [wordsIn(reading, part, 'plain')]
    const inner = { related: type === 'multipart/related', report: type === 'multipart/report' }
    const all = part.children.map((child) => wordsOf(reading, child, inner))
    return type === 'multipart/alternative' ? plainest(all) : all.flat()
  }
  if (type === 'message/rfc822' && reading.depth < mostNested && !within.report) {
    return carriedMail(reading, part)
  }
  if (isText(reading, part)) return [wordsIn(reading, part, isHtml(type) ? 'html' : 'plain')]
  reading.attachments.push(attachmentOf(part, within))
  return []
}

/** Among alternatives, the plain text is chosen, unless it is empty. */
function plainest(all: readonly Words[][]): Words[] {
  const saying = all.filter((words) => words.some(({ text }) => text.trim() !== ''))
  return saying.find((words) => words.some(({ kind }) => kind === 'plain')) ?? saying.at(-1) ?? []
}

/** A named text part is a file, unless it is the first part of the message. */
const isText = ({ first }: Reading, part: Part): boolean =>
  textTypes.has(part.type) &&
  part.disposition !== 'attachment' &&
  (part.fileName === null || part === first)

function wordsIn(reading: Reading, part: Part, kind: Words['kind']): Words {
  const { parameters } = part
  const whole = decodeText(part.content(), parameters.get('charset') ?? '')
  const flows = /^flowed$/i.test(parameters.get('format') ?? '')
  const text = (flows ? unflow(whole, /^yes$/i.test(parameters.get('delsp') ?? '')) : whole).slice(
    0,
    Math.max(0, reading.characters),
  )
  reading.characters -= text.length
  return { kind, text }
}

function attachmentOf(part: Part, { related }: Within): MimeAttachment {
  const { type, fileName, disposition, contentId, encodedBytes, content } = part
  const inline =
    type.startsWith('image/') &&
    disposition !== 'attachment' &&
    (related || contentId !== '' || disposition === 'inline')
  return { name: fileName, type, disposition, inline, encodedBytes, content, nested: false }
}

/** An attached message is read as text, along with its own attachments. */
function carriedMail(reading: Reading, part: Part): Words[] {
  const inner = read(part.content(), reading.depth + 1)
  const { fileName: name, type, disposition, encodedBytes, content } = part
  reading.attachments.push(
    { name, type, disposition, inline: false, encodedBytes, content, nested: false },
    ...inner.attachments.map((attachment) => ({ ...attachment, nested: true })),
  )
  const text = inner.text.slice(0, Math.max(0, reading.characters))
  reading.characters -= text.length
  return [{ kind: 'plain', text: `${forwardedHead(inner.headers)}\n\n${text}` }]
}

const forwardedHead = (headers: Headers) =>
  [
    '---------- Forwarded message ---------',
    ...['From', 'Date', 'Subject', 'To'].flatMap((name) => {
      const value = firstOf(headers, name.toLowerCase())
      return value === '' ? [] : [`${name}: ${decodeWords(value)}`]
    }),
  ].join('\n')
