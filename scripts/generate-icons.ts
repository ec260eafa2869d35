import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, Path2D } from '@napi-rs/canvas'

/** The product's logo, as in src/web/ui/brand-mark.tsx; drawn on a square of 24. */
const mark = [
  'M3 10.5V9a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v1.5h-6.2a3 3 0 0 0-5.6 0z',
  'M3 12.5h6.2a3 3 0 0 0 5.6 0H21V18a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z',
]
const green = '#0f6259'
const paper = '#f9faf8'

const folder = join(import.meta.dirname, '..', 'src', 'web', 'public', 'icons')

type Icon = {
  size: number
  /** The logo's share of the side. */ share: number
  round: boolean
}

/** Systems cut a maskable icon into their own shape, and keep the middle 80 % of it. */
const icons: Record<string, Icon> = {
  'icon-192.png': { size: 192, share: 0.66, round: true },
  'icon-512.png': { size: 512, share: 0.66, round: true },
  'maskable-512.png': { size: 512, share: 0.52, round: false },
  'apple-touch-icon.png': { size: 180, share: 0.62, round: false },
}

mkdirSync(folder, { recursive: true })
for (const [name, icon] of Object.entries(icons)) {
  writeFileSync(join(folder, name), await draw(icon))
}
writeFileSync(join(folder, 'icon.svg'), svg({ size: 512, share: 0.66, round: true }))

function draw({ size, share, round }: Icon): Promise<Buffer> {
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  context.fillStyle = green
  context.beginPath()
  context.roundRect(0, 0, size, size, round ? size * 0.22 : 0)
  context.fill()
  const side = size * share
  context.translate((size - side) / 2, (size - side) / 2)
  context.scale(side / 24, side / 24)
  context.fillStyle = paper
  for (const part of mark) context.fill(new Path2D(part))
  return canvas.encode('png')
}

function svg({ size, share }: Icon): string {
  const side = size * share
  const at = (size - side) / 2
  const parts = mark.map((part) => `<path d="${part}"/>`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${size * 0.22}" fill="${green}"/>`,
    `<g fill="${paper}" transform="translate(${at} ${at}) scale(${side / 24})">${parts}</g>`,
    `</svg>\n`,
  ].join('\n')
}
