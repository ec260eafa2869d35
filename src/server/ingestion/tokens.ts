/** Size of a passage in tokens of the embedding model. */
export const passageTokens = 250

const wide = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/g

/** Estimate: 1.3 tokens per word, one per character in scripts without spaces. */
export function estimateTokens(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0
  const signs = text.match(wide)?.length ?? 0
  return Math.ceil(Math.max(words * 1.3 + signs, text.length / 8))
}
