const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as a person sees them: an emoji with its skin tone is one. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
