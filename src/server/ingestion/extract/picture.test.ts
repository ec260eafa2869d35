import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test, vi } from 'vitest'
import { extract } from './extract.ts'

// OCR takes seconds, more on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const read = (name: string, bytes: Uint8Array) =>
  extract({ bytes, name, mimeType: '' }, { deadline: Date.now() + 60_000, onProgress: () => {} })
// Made by fixtures/pictures.py.
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))

test.each(['ferry.jpg', 'ferry.heic'])('%s yields its words, date and place', async (name) => {
  const { blocks, picture } = await read(name, fixture(name))
  expect(picture).toMatchObject({
    taken: '2026-08-12T14:03',
    latitude: 52.4576,
    longitude: 5.1068,
    place: 'Marken, Netherlands',
  })
  expect(blocks[0]?.text).toBe(
    'Taken on: 2026-08-12, 14:03\nPlace: Marken, Netherlands\nLatitude, longitude: 52.45760, 5.10680\nCamera: Lumen P7',
  )
  expect(blocks.map(({ text }) => text).join('\n')).toMatch(/Ferry to Marken[^]*14:20/)
})

test('every page of a fax is read', async () => {
  const { blocks } = await read('fax.tiff', fixture('fax.tiff'))
  const text = blocks.map((block) => block.text).join('\n')
  expect(text).toContain('Order number 8841')
  expect(text).toContain('Delivery on 3 June 2026')
})

test('a picture is read whatever its name, and a damaged one is reported as damaged', async () => {
  const canvas = createCanvas(600, 120)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, 600, 120)
  context.fillStyle = '#000000'
  context.font = '48px sans-serif'
  context.fillText('Locker 27', 40, 80)
  const webp = await canvas.encode('webp')
  const { blocks } = await read('picture.dat', webp)
  expect(blocks.map(({ text }) => text).join(' ')).toContain('27')
  const cut = (await canvas.encode('png')).subarray(0, 60)
  await expect(read('cut.png', cut)).rejects.toMatchObject({ code: 'file.damaged' })
})
