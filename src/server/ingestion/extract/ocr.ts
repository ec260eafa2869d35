import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, type Line as OcrLine, type Worker } from 'tesseract.js'
import type { Block } from '../extracted.ts'
import { languageOf } from './language.ts'
import { joinLines, share } from './pdf-blocks.ts'
import { cleanText } from './plain-block.ts'

/** Below this confidence, OCR is guessing at specks and pictures. */
const leastConfidence = 35

export type Recogniser = {
  /** Recognizes the text in the image of one page. */
  read(image: Uint8Array, size: { width: number; height: number }, page: number): Promise<Block[]>
  close(): Promise<void>
}

/** Recognizes the pages of a document, in English unless its first page is German. */
export async function createPagesRecogniser(): Promise<Recogniser> {
  let recogniser = await createRecogniser('eng')
  let isFirst = true
  return {
    async read(...image) {
      const blocks = await recogniser.read(...image)
      const isGerman = isFirst && languageOf(blocks) === 'de'
      isFirst = false
      if (!isGerman) return blocks
      // Without the German model all umlauts would be lost.
      await recogniser.close()
      recogniser = await createRecogniser('deu')
      return recogniser.read(...image)
    },
    close: () => recogniser.close(),
  }
}

/** OCR with the bundled models; nothing is downloaded. */
async function createRecogniser(language: 'eng' | 'deu'): Promise<Recogniser> {
  const packageName = `@tesseract.js-data/${language}/package.json`
  const packageFile = createRequire(import.meta.url).resolve(packageName)
  const worker: Worker = await createWorker(language, 1, {
    langPath: path.join(path.dirname(packageFile), '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  })
  return {
    read: async (image, size, page) => {
      const { data } = await worker.recognize(Buffer.from(image), {}, { text: false, blocks: true })
      const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs)
      return paragraphs.flatMap((paragraph) => toBlock(paragraph.lines, size, page) ?? [])
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

function toBlock(
  lines: readonly OcrLine[],
  { width, height }: { width: number; height: number },
  page: number,
): Block | undefined {
  const sure = lines.filter((line) => line.confidence >= leastConfidence && line.text.trim() !== '')
  const text = cleanText(joinLines(sure.map((line) => line.text.trim())))
  if (text === '') return undefined
  const rects = sure.map(({ bbox }): [number, number, number, number] => [
    share(bbox.x0, width),
    share(bbox.y0, height),
    share(bbox.x1, width),
    share(bbox.y1, height),
  ])
  return { kind: 'paragraph', text, locator: { kind: 'page', page, rects } }
}
