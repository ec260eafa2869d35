import { partTexts } from './part-texts.ts'
import { cleanText, type PlainBlock } from './plain-block.ts'
import { elementsOf, parseXml, type XmlElement, type XmlNode } from './xml-tree.ts'

const mostPoints = 500
const mostSeries = 50

/** Charts of an Office file as tables: a row for each series, from the data stored in the chart. */
export function chartBlocks(bytes: Uint8Array, folder: 'word' | 'ppt'): PlainBlock[] {
  const wanted = new RegExp(`^${folder}/charts/chart\\w*\\.xml$`)
  const charts: PlainBlock[] = []
  partTexts(bytes, wanted, (xml) => {
    charts.push(...tableOf(parseXml(xml)))
    return []
  })
  return charts
}

function tableOf(chart: XmlNode[]): PlainBlock[] {
  const series = elementsOf(chart, 'c:ser').slice(0, mostSeries)
  const rows = series.map((one) => [pointsIn(one, 'c:tx').join(' '), ...valuesOf(one)])
  const [first] = series
  const categories = first ? [...pointsIn(first, 'c:cat'), ...pointsIn(first, 'c:xVal')] : []
  if (categories.length > 0) rows.unshift(['', ...categories])
  if (!rows.some((row) => row.some((cell) => cell !== ''))) return []
  return [{ kind: 'table', rows, text: rows.map((row) => row.join('\t')).join('\n') }]
}

const valuesOf = (series: XmlElement): string[] => [
  ...pointsIn(series, 'c:val'),
  ...pointsIn(series, 'c:yVal'),
]

const pointsIn = (series: XmlElement, part: string): string[] =>
  elementsOf(series.children, part)
    .flatMap((found) => elementsOf(found.children, 'c:pt'))
    .slice(0, mostPoints)
    .map((point) => cleanText(elementsOf(point.children, 'c:v').map(textOf).join(' ')).trim())

const textOf = ({ children }: XmlElement): string =>
  children.map((child) => ('data' in child ? child.data : '')).join('')
