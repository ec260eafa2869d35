import { decodeEntities } from '#server/ingestion/extract/entities.ts'
import { activityOf, type ActivityEntry } from './activities.ts'
import { one, unreadable, type Read } from './piece.ts'
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
    yield entry ? one(activityOf(entry)) : unreadable(`${file.path}, entry ${number}`)
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

const link = /<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g

function readCell(cell: string): ActivityEntry | undefined {
  const header = textOf(/header-cell[^>]*>([\s\S]*?)<\/p>/.exec(cell)?.[1] ?? '')
  const body = /body-1">([\s\S]*?)<\/div>/.exec(cell)?.[1] ?? ''
  const lines = body.split(/<br\s*\/?>/).filter((line) => textOf(line) !== '')
  const when = lines.findLastIndex((line) => readMoment(textOf(line)) !== undefined)
  const first = lines[0]
  if (first === undefined || when < 1) return undefined
  const links = [...first.matchAll(link)]
  const caption = /typography--caption">([\s\S]*?)<\/div>/.exec(cell)?.[1] ?? ''
  const sections = captionOf(caption)
  return {
    header,
    title: textOf(first),
    titleUrl: decodeEntities(links[0]?.[1] ?? ''),
    description: '',
    time: readMoment(textOf(lines[when] ?? '')) ?? '',
    subtitles: lines.slice(1, when).map((line) => ({ name: textOf(line), url: '' })),
    details: sections.details.map((name) => ({ name })),
    products: sections.products,
    locationInfos: sections.places,
  }
}

/** The caption of an entry lists its products, then details and places, each under a bold title. */
function captionOf(html: string) {
  const sections = html.split(/<b>/).slice(1)
  const products: string[] = []
  const details: string[] = []
  const places: ActivityEntry['locationInfos'] = []
  for (const [index, section] of sections.entries()) {
    const lines = section.slice(section.indexOf('</b>') + 4).split(/<br\s*\/?>/)
    for (const line of lines.filter((text) => textOf(text) !== '')) {
      const url = decodeEntities(/href="([^"]*)"/.exec(line)?.[1] ?? '')
      if (/maps/.test(url)) {
        places.push({
          name: textOf(line.replaceAll(/<a\s[\s\S]*?<\/a>/g, '')).replace(/:$/, ''),
          url,
          source: '',
        })
      } else if (index === 0) products.push(textOf(line))
      else details.push(textOf(line))
    }
  }
  return { products, details, places }
}

/** There are many cells and they hold only links, so the tags are simply stripped. */
const textOf = (html: string) =>
  decodeEntities(html.replaceAll(/<[^>]*>/g, '').replaceAll('&emsp;', ' '))
    .replaceAll(/[\s\u00a0\u2003]+/gu, ' ')
    .trim()
