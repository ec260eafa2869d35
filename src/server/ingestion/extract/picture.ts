import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import decodeHeic from 'heic-decode'
import UTIF from 'utif2'
import type { Block, Picture } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { createPagesRecogniser } from './ocr.ts'
import { pictureFacts } from './picture-facts.ts'
import { numberBlocks } from './plain-block.ts'

export type PictureKind = 'png' | 'jpg' | 'webp' | 'gif' | 'bmp' | 'avif' | 'tif' | 'heic'

/** OCR was trained for about this many pixels per page; more take longer. */
const longSidePixels = 2400
const pixelLimit = 120_000_000
const mostPages = 30

type Pixels = { width: number; height: number; data: Uint8ClampedArray }

const renditions = { small: 320, large: 1600 }

/** Text in an image or multi-page scan, and time and place of a photograph. */
export async function extractPicture(
  bytes: Uint8Array,
  kind: PictureKind,
  { deadline }: { deadline: number },
): Promise<{ blocks: Block[]; picture: Picture }> {
  const { facts, blocks } = await pictureFacts(bytes)
  const words: Block[] = []
  const pages = await pagesOf(bytes, kind)
  const [first] = pages
  if (!first) throw new ExtractionFailure('file.damaged')
  const picture = {
    ...facts,
    small: await rendition(first, renditions.small),
    large: await rendition(first, renditions.large),
  }
  const recogniser = await createPagesRecogniser()
  try {
    for (const [index, canvas] of pages.entries()) {
      if (Date.now() > deadline) break
      const image = await canvas.encode('png')
      const size = { width: canvas.width, height: canvas.height }
      words.push(...(await recogniser.read(image, size, index + 1)))
    }
  } finally {
    await recogniser.close()
  }
  const textBlocks = words.map(({ kind: block, text }) => ({ kind: block, text }))
  return { blocks: numberBlocks([...blocks, ...textBlocks]), picture }
}

/** Browsers draw neither HEIC nor TIFF, so the page gets a JPEG without the camera's data. */
async function rendition(page: Canvas, longSide: number): Promise<Uint8Array> {
  const scale = Math.min(1, longSide / Math.max(page.width, page.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(page.width * scale)),
    Math.max(1, Math.round(page.height * scale)),
  )
  canvas.getContext('2d').drawImage(page, 0, 0, canvas.width, canvas.height)
  return new Uint8Array(await canvas.encode('jpeg', 80))
}

async function pagesOf(bytes: Uint8Array, kind: PictureKind): Promise<Canvas[]> {
  try {
    if (kind === 'tif') return tiffPages(bytes).map(drawPixels)
    if (kind === 'heic') {
      const { width, height, data } = await decodeHeic({ buffer: bytes })
      return [drawPixels({ width, height, data: new Uint8ClampedArray(data) })]
    }
    return [await drawImage(bytes)]
  } catch (error) {
    if (error instanceof ExtractionFailure) throw error
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
}

async function drawImage(bytes: Uint8Array): Promise<Canvas> {
  const image = await loadImage(bytes)
  const { canvas, scale } = canvasFor(image)
  canvas.getContext('2d').drawImage(image, 0, 0, image.width * scale, image.height * scale)
  return canvas
}

function drawPixels({ width, height, data }: Pixels): Canvas {
  const whole = createCanvas(width, height)
  const context = whole.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(data.subarray(0, image.data.length))
  context.putImageData(image, 0, 0)
  const { canvas, scale } = canvasFor({ width, height })
  canvas.getContext('2d').drawImage(whole, 0, 0, width * scale, height * scale)
  return canvas
}

/** A white canvas of the best size for OCR; small images are enlarged at most twofold. */
function canvasFor({ width, height }: { width: number; height: number }) {
  if (width * height > pixelLimit) throw new ExtractionFailure('file.too_big')
  if (width === 0 || height === 0) throw new ExtractionFailure('file.damaged')
  const scale = Math.min(2, longSidePixels / Math.max(width, height))
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, scale }
}

function tiffPages(bytes: Uint8Array): Pixels[] {
  const buffer = new Uint8Array(bytes).buffer
  return UTIF.decode(buffer)
    .slice(0, mostPages)
    .flatMap((page) => {
      const [claimedWidth] = numbersOf(page['t256'])
      const [claimedHeight] = numbersOf(page['t257'])
      if ((claimedWidth ?? 0) * (claimedHeight ?? 0) > pixelLimit)
        throw new ExtractionFailure('file.too_big')
      UTIF.decodeImage(buffer, page)
      const { width, height } = page
      if (!width || !height) return []
      return [{ width, height, data: new Uint8ClampedArray(UTIF.toRGBA8(page)) }]
    })
}

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
