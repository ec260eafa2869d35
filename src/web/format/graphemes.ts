/** Characters that always count as one, which is most of what people type. */
const plain = /^[\x20-\x7e\n\t]*$/

/** Created on demand, since that takes long on a slow phone. */
let segmenter: Intl.Segmenter | undefined

/** Characters as seen by a person: an emoji with its skin tone is one. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
