import type { Block } from '../extracted.ts'
import { decodeText } from './decode-text.ts'
import { ExtractionFailure } from './failures.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'

/** Paragraphs of a text file, with Markdown-style headings, lists and tables. */
export function extractTxt(bytes: Uint8Array): Block[] {
  const text = decodeText(bytes).replaceAll(/\r\n?|\u2028|\u2029|\f/g, '\n')
  if (text.trim() === '') throw new ExtractionFailure('file.empty')
  return numberBlocks(textBlocks(cleanText(text)))
}

export function textBlocks(text: string): PlainBlock[] {
  const blocks: PlainBlock[] = []
  let open: string[] = []
  const close = (): void => {
    if (open.length > 0) blocks.push(paragraph(open))
    open = []
  }
  for (const line of text.split('\n')) {
    const heading = /^(#{1,6})\s+(.*\S)\s*$/.exec(line)
    const underline = /^(={3,}|-{3,})\s*$/.exec(line)
    const [only] = open
    if (line.trim() === '') close()
    else if (heading?.[1] && heading[2]) {
      close()
      blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2] })
    } else if (underline?.[1] && open.length === 1 && only !== undefined && only.length < 100) {
      blocks.push({ kind: 'heading', level: line.startsWith('=') ? 1 : 2, text: only.trim() })
      open = []
    } else open.push(line.trimEnd())
  }
  close()
  return blocks
}

const bullet = /^\s*(?:[-*+\u2022]|\d{1,3}[.)])\s+/

function paragraph(lines: string[]): PlainBlock {
  const text = lines.join('\n').trim()
  const bullets = lines.filter((line) => bullet.test(line)).length
  return { kind: bullets > 0 && bullets >= lines.length / 2 ? 'list' : 'paragraph', text }
}
