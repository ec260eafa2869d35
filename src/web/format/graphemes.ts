/** What takes one place each, whatever stands beside it: most of what people type. */
const plain = /^[\x20-\x7e\n\t]*$/

/** Made when first needed: it takes a slow telephone a good while. */
let segmenter: Intl.Segmenter | undefined

/** Characters as a person sees them: an emoji with its skin tone is one. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
