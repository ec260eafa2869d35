import { readHtml } from '#server/html/read-html.ts'
import { cleanText, type PlainBlock } from './plain-block.ts'

type Reading = {
  blocks: PlainBlock[]
  text: string
  /** Depth of open elements whose content is not visible text. */
  skipped: number
  heading: number | undefined
  lists: { ordered: boolean; count: number }[]
  items: string[]
  tables: number
  rows: string[][]
  /** The open link, and where its text begins. */
  link: { target: string; from: number } | undefined
}

const skippedElements = new Set(['script', 'style', 'head', 'template', 'noscript'])
const breaking = new Set(
  'address article aside blockquote body dd div dl dt figcaption figure footer form header hr main nav p pre section'.split(
    ' ',
  ),
)

/** Headings, paragraphs, lists and tables of HTML. Unknown elements contribute only their text. */
export function htmlBlocks(html: string, { withLinks = false } = {}): PlainBlock[] {
  const reading: Reading = {
    blocks: [],
    text: '',
    skipped: 0,
    heading: undefined,
    lists: [],
    items: [],
    tables: 0,
    rows: [],
    link: undefined,
  }
  readHtml(html, {
    open(name, attributes, isClosed) {
      if (name === 'a' && withLinks) openLink(reading, attributes)
      if (!skippedElements.has(name)) openElement(reading, name)
      else if (!isClosed) reading.skipped++
    },
    close(name) {
      if (name === 'a') closeLink(reading)
      if (!skippedElements.has(name)) closeElement(reading, name)
      else reading.skipped = Math.max(0, reading.skipped - 1)
    },
    text(text) {
      if (reading.skipped === 0) reading.text += text
    },
  })
  reading.lists = []
  flush(reading)
  flushList(reading)
  flushTable(reading)
  return reading.blocks
}

function openLink(reading: Reading, { href = '' }: Record<string, string>): void {
  if (/^(?:https?|mailto|ftp|file):/i.test(href)) {
    reading.link = { target: href, from: reading.text.length }
  }
}

/** A link's target follows its text unless the text contains it. */
function closeLink(reading: Reading): void {
  const { link } = reading
  reading.link = undefined
  if (!link) return
  const label = reading.text.slice(Math.min(link.from, reading.text.length))
  const bare = link.target.replace(/^mailto:/i, '').replace(/\/$/, '')
  if (!label.includes(bare)) reading.text += ` (${link.target})`
}

function openElement(reading: Reading, name: string): void {
  if (name === 'br') reading.text += '\n'
  else if (name === 'li') openItem(reading)
  else if (name === 'ul' || name === 'ol') {
    flush(reading)
    reading.lists.push({ ordered: name === 'ol', count: 0 })
  } else if (name === 'table') {
    if (reading.tables === 0) flush(reading)
    reading.tables++
  } else if (name === 'tr' && reading.tables === 1) reading.rows.push([])
  else if ((name === 'td' || name === 'th') && reading.tables === 1) reading.text = ''
  else if (/^h[1-6]$/.test(name)) {
    flush(reading)
    reading.heading = Number(name[1])
  } else if (breaking.has(name)) flush(reading)
}

function closeElement(reading: Reading, name: string): void {
  if ((name === 'td' || name === 'th') && reading.tables === 1) {
    reading.rows.at(-1)?.push(squeeze(reading.text))
    reading.text = ''
  } else if (name === 'table') {
    reading.tables = Math.max(0, reading.tables - 1)
    if (reading.tables === 0) flushTable(reading)
  } else if (name === 'ul' || name === 'ol') {
    flush(reading)
    reading.lists.pop()
    if (reading.lists.length === 0) flushList(reading)
  } else if (name === 'li' || /^h[1-6]$/.test(name) || breaking.has(name)) flush(reading)
}

function openItem(reading: Reading): void {
  flush(reading)
  const list = reading.lists.at(-1)
  if (!list) return
  list.count++
  const mark = list.ordered ? `${list.count}.` : '-'
  reading.text = `${'  '.repeat(reading.lists.length - 1)}${mark} `
}

/** Ends the current text as a list item, part of a cell, or separate block. */
function flush(reading: Reading): void {
  if (reading.tables > 0) {
    reading.text += ' '
    return
  }
  const indent = /^ *(?=- |\d+\. )/.exec(reading.text)?.[0] ?? ''
  const text = squeeze(reading.text)
  const { heading } = reading
  reading.text = ''
  reading.heading = undefined
  if (text === '' || text === '-') return
  if (reading.lists.length > 0) reading.items.push(indent + text)
  else if (heading) reading.blocks.push({ kind: 'heading', level: heading, text })
  else reading.blocks.push({ kind: 'paragraph', text })
}

function flushList(reading: Reading): void {
  if (reading.items.length > 0)
    reading.blocks.push({ kind: 'list', text: reading.items.join('\n') })
  reading.items = []
}

function flushTable(reading: Reading): void {
  const rows = reading.rows.filter((row) => row.some((value) => value !== ''))
  reading.rows = []
  reading.text = ''
  if (rows.length === 0) return
  const text = rows.map((row) => row.join('\t')).join('\n')
  const inList = reading.lists.length > 0
  if (inList) flushList(reading)
  reading.blocks.push({ kind: 'table', text, rows })
}

function squeeze(text: string): string {
  return cleanText(text)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
