import { formulaSafe } from '#shared/formula-safe.ts'
import type { ChartData } from './chart-data.ts'

/** Styles that come from style sheets, which a saved file does not include. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

const titleHeight = 40
const margin = 16
const pngScale = 2

/** The drawing as a standalone file: with its colours, title and background. */
export function toSvg(
  drawing: SVGSVGElement,
  title: string,
): { text: string; width: number; height: number } {
  const { width: inner, height } = drawing.getBoundingClientRect()
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const body = drawing.cloneNode(true)
  if (!(body instanceof SVGSVGElement)) throw new Error('no drawing')
  styleLike(drawing, body)
  const theme = getComputedStyle(drawing)
  const ground = getComputedStyle(document.body).backgroundColor
  const width = inner + 2 * margin
  const whole = height + titleHeight + margin
  for (const [name, value] of Object.entries({
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(width),
    height: String(whole),
    viewBox: `0 0 ${width} ${whole}`,
  })) {
    copy.setAttribute(name, value)
  }
  copy.append(
    element('rect', { width: '100%', height: '100%', fill: ground }),
    element(
      'text',
      {
        x: String(margin),
        y: '27',
        fill: theme.color,
        'font-family': theme.fontFamily,
        'font-size': '15',
        'font-weight': '600',
      },
      title,
    ),
  )
  body.setAttribute('x', String(margin))
  body.setAttribute('y', String(titleHeight))
  body.setAttribute('width', String(inner))
  body.setAttribute('height', String(height))
  copy.append(body)
  return { text: new XMLSerializer().serializeToString(copy), width, height: whole }
}

function element(name: string, attributes: Record<string, string>, text?: string): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  if (text !== undefined) made.textContent = text
  return made
}

function styleLike(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  for (const property of properties) {
    const value = style.getPropertyValue(property)
    if (value !== '') to.setAttribute(property, value)
  }
  to.removeAttribute('class')
  to.removeAttribute('style')
  for (const [place, child] of [...from.children].entries()) {
    const twin = to.children[place]
    if (twin) styleLike(child, twin)
  }
}

/** The drawing as pixels, at twice the page's resolution. */
export async function toPng(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { text, width, height } = toSvg(drawing, title)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * pngScale)
    canvas.height = Math.round(height * pngScale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The numbers as CSV. */
export function toCsv({ series, rows }: ChartData): string {
  const lines = [['', ...series], ...rows.map(({ label, values }) => [label, ...values])]
  return lines.map((line) => line.map(csvCell).join(',')).join('\r\n') + '\r\n'
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = formulaSafe(value)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Saves a file for the person. */
export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it a moment later.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A file name valid on every system. */
export const fileNameOf = (title: string, extension: string): string => {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${plain.slice(0, 80) || 'chart'}.${extension}`
}
