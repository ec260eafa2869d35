import type { Block } from '../extracted.ts'

/** A block without its location in the document. */
export type PlainBlock = Omit<Block, 'locator'>

/** Gives each block of a text document its index as its location. */
export function numberBlocks(blocks: readonly PlainBlock[]): Block[] {
  return blocks.map((block, index) => ({
    ...block,
    locator: { kind: 'blocks', from: index, to: index },
  }))
}

const controls = /[^\P{Cc}\t\n\r\f]|[\u00ad\u200b\ufeff\ufffe\uffff]/gu

/** Removes control characters, soft hyphens, zero-width spaces and lone surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll(controls, '').toWellFormed()
}
