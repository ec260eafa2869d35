import type { Block } from '../extracted.ts'

/** A block before it has its place in the document. */
export type PlainBlock = Omit<Block, 'locator'>

/** Gives each block of a text document its number as its place. */
export function numberBlocks(blocks: readonly PlainBlock[]): Block[] {
  return blocks.map((block, index) => ({
    ...block,
    locator: { kind: 'blocks', from: index, to: index },
  }))
}

const controls = /[^\P{Cc}\t\n\r\f]|[\u00ad\u200b\ufeff\ufffe\uffff]/gu

/** Removes what no one sees: controls, soft hyphens, zero-width spaces, half surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll(controls, '').toWellFormed()
}
