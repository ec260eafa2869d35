import type { PdfPage } from './pdf-open.ts'
import { cleanText } from './plain-block.ts'

/** A run of text with its place on the page (points, origin top left) and in its own reading frame. */
export type Piece = {
  text: string
  /** On the page: x0, y0, x1, y1. */
  box: [number, number, number, number]
  /** In a frame in which the text runs from left to right. */
  left: number
  right: number
  baseline: number
  size: number
  /** Direction of writing in degrees, in steps of 15. */
  turn: number
  /** Whether the page has a space before it. */
  spaced: boolean
  rtl: boolean
}

export type PageText = { pieces: Piece[]; width: number; height: number }

/** The text of one page, including form field values and text notes. */
export async function readPieces(page: PdfPage): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 })
  const content = await page.getTextContent()
  const pieces: Piece[] = []
  let spaced = false
  for (const item of content.items) {
    if (!('str' in item)) continue
    const text = cleanText(item.str)
    if (text.trim() === '') {
      spaced ||= text !== '' || item.hasEOL
      continue
    }
    const piece = toPiece(text, item, viewport.transform)
    if (piece) pieces.push({ ...piece, spaced, rtl: item.dir === 'rtl' })
    spaced = item.hasEOL
  }
  pieces.push(...(await writtenPieces(page, viewport.transform)))
  return { pieces, width: viewport.width, height: viewport.height }
}

type Item = { transform: unknown[]; width: number; height: number }

function toPiece(
  text: string,
  item: Item,
  page: readonly unknown[],
): Omit<Piece, 'spaced' | 'rtl'> | undefined {
  const [a, b, c, d, x, y] = multiply(numbers(page), numbers(item.transform))
  const size = Math.hypot(c, d) || Math.hypot(a, b) || item.height
  if (!Number.isFinite(x + y + size) || size === 0) return undefined
  const turn = Math.round((Math.atan2(b, a) * 180) / Math.PI / 15) * 15
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const left = x * cos + y * sin
  const baseline = y * cos - x * sin
  const right = left + item.width
  const corners = [
    [left, baseline - size * 0.85],
    [right, baseline + size * 0.22],
  ].map(([u = 0, v = 0]) => [u * cos - v * sin, u * sin + v * cos])
  return { text, box: boxOf(corners), left, right, baseline, size, turn }
}

type Matrix = [number, number, number, number, number, number]

function numbers(values: readonly unknown[]): Matrix {
  const [a, b, c, d, e, f] = values.map(Number)
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0]
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

function boxOf(corners: number[][]): Piece['box'] {
  const xs = corners.map((corner) => corner[0] ?? 0)
  const ys = corners.map((corner) => corner[1] ?? 0)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Values of form fields and text notes are not part of a page's own text. */
async function writtenPieces(page: PdfPage, transform: readonly unknown[]): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const annotation of await annotationsOf(page)) {
    const text = annotationText(annotation)
    const rect = Reflect.get(annotation, 'rect')
    if (text === '' || !Array.isArray(rect)) continue
    const [x0, y0, x1, y1] = numbers(rect)
    const [, , , , ax, ay] = multiply(numbers(transform), [1, 0, 0, 1, x0, y0])
    const [, , , , bx, by] = multiply(numbers(transform), [1, 0, 0, 1, x1, y1])
    const box = boxOf([
      [ax, ay],
      [bx, by],
    ])
    const height = box[3] - box[1]
    const size = Math.min(10, height * 0.7) || 10
    // A single-line field is filled at its middle, next to its label; a larger one from the top.
    const baseline = height < 26 ? (box[1] + box[3]) / 2 + size * 0.35 : box[1] + size
    pieces.push({
      text,
      box,
      left: box[0],
      right: box[2],
      baseline,
      size,
      turn: 0,
      spaced: true,
      rtl: false,
    })
  }
  return pieces
}

async function annotationsOf(page: PdfPage): Promise<object[]> {
  try {
    const annotations: unknown[] = await page.getAnnotations()
    return annotations.filter((annotation) => typeof annotation === 'object' && annotation !== null)
  } catch {
    // The page's text remains readable if annotations are broken.
    return []
  }
}

function annotationText(annotation: object): string {
  const read = (key: string): unknown => Reflect.get(annotation, key)
  if (read('hidden') === true || read('password') === true) return ''
  if (read('fieldType') === 'Tx' || read('fieldType') === 'Ch') {
    const value: unknown = read('fieldValue')
    return cleanText(
      Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '',
    ).trim()
  }
  const noted = read('subtype') === 'FreeText' || read('subtype') === 'Text'
  const contents: unknown = read('contentsObj')
  if (!noted || typeof contents !== 'object' || contents === null) return ''
  const text: unknown = Reflect.get(contents, 'str')
  return typeof text === 'string' ? cleanText(text).trim() : ''
}
