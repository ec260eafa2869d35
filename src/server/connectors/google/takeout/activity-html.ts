import { elementIn, elementsIn, hasClass, parseHtml, textOf } from '#server/html/html-tree.ts'
import type { HtmlNode, HtmlPart } from '#server/html/html-tree.ts'
import { activityOf, type ActivityEntry } from './activities.ts'
import { itemPiece, unreadable, type Read } from './piece.ts'
import { readMoment } from './read-moment.ts'

const cellStart = '<div class="outer-cell'
const mostCellBytes = 1024 * 1024

/** My Activity and the YouTube history, as HTML pages. */
export const readActivityPage: Read = async function* (file, { signal }) {
  let number = 0
  for await (const cell of cellsOf(file.stream())) {
    signal.throwIfAborted()
    number += 1
    const entry = readCell(cell)
    yield entry ? itemPiece(activityOf(entry)) : unreadable(`${file.path}, entry ${number}`)
  }
}

/** Splits a page of any length into its cells. */
async function* cellsOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let begun = false
  for await (const piece of stream) {
    rest += decoder.decode(piece, { stream: true })
    for (let at = nextCell(rest); at >= 0; at = nextCell(rest)) {
      if (begun) yield rest.slice(0, at)
      begun = true
      rest = rest.slice(at)
    }
    if (rest.length > mostCellBytes) rest = rest.slice(-mostCellBytes)
  }
  if (begun) yield rest
}

/** The start of the next cell; the current one starts at 0. */
const nextCell = (text: string) =>
  text.startsWith(cellStart) ? text.indexOf(cellStart, cellStart.length) : text.indexOf(cellStart)

const isLink = ({ tag }: HtmlNode) => tag === 'a'

function readCell(html: string): ActivityEntry | undefined {
  const cell = parseHtml(html)
  const header = lineOf(...elementsIn(cell, hasClass('header-cell')))
  const body = elementIn(cell, hasClass('mdl-typography--body-1'))
  const lines = linesOf(body?.children ?? [])
  const when = lines.findLastIndex((line) => readMoment(lineOf(...line)) !== undefined)
  const first = lines[0]
  if (first === undefined || when < 1) return undefined
  const sections = captionOf(elementIn(cell, hasClass('mdl-typography--caption')))
  return {
    header,
    title: lineOf(...first),
    titleUrl: addressIn(first),
    description: '',
    time: readMoment(lineOf(...(lines[when] ?? []))) ?? '',
    subtitles: lines.slice(1, when).map((line) => ({ name: lineOf(...line), url: '' })),
    details: sections.details.map((name) => ({ name })),
    products: sections.products,
    locationInfos: sections.places,
  }
}

/** The caption of an entry lists its products, then details and places, each under a bold title. */
function captionOf(caption: HtmlNode | undefined) {
  const products: string[] = []
  const details: string[] = []
  const places: ActivityEntry['locationInfos'] = []
  let section = -1
  for (const whole of linesOf(caption?.children ?? [])) {
    const line = whole.filter((part) => !isNode(part) || part.tag !== 'b')
    if (line.length < whole.length) section += 1
    if (lineOf(...line) === '') continue
    const url = addressIn(line)
    if (/maps/.test(url)) {
      const words = line.filter((part) => !isNode(part) || !isLink(part))
      places.push({ name: lineOf(...words).replace(/:$/, ''), url, source: '' })
    } else if (section === 0) products.push(lineOf(...line))
    else if (section > 0) details.push(lineOf(...line))
  }
  return { products, details, places }
}

const isNode = (part: HtmlPart): part is HtmlNode => typeof part !== 'string'

/** Parts between line breaks, without lines that show nothing. */
function linesOf(parts: readonly HtmlPart[]): HtmlPart[][] {
  const lines: HtmlPart[][] = [[]]
  for (const part of parts) {
    if (isNode(part) && part.tag === 'br') lines.push([])
    else lines.at(-1)?.push(part)
  }
  return lines.filter((line) => lineOf(...line) !== '')
}

const lineOf = (...parts: HtmlPart[]): string =>
  textOf({ tag: '', attributes: {}, children: parts }).replaceAll(/\s+/g, ' ')

function addressIn(line: readonly HtmlPart[]): string {
  for (const part of line) {
    for (const { attributes } of elementsIn(part, isLink)) return attributes['href'] ?? ''
  }
  return ''
}
