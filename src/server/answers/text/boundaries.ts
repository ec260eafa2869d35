import type { ReadWord } from '#server/models/reader/reader-session.ts'

/** The reader's logits of an answer starting and ending at a span's boundaries. */
export type Boundaries = Pick<ReadWord, 'starts' | 'ends'>

/** Sum of the boundary logits. */
export const scoreOf = ({ starts, ends }: Boundaries) => starts + ends

/** Limit of logits, and of differences between them, as features. */
const most = 8
export const clamp = (value: number) => Math.max(-most, Math.min(most, value))

/** How much lower the second score is, as a feature. */
export const gap = (to: number, from: number) => clamp(Math.max(0, (to - from) / 2))

/** The boundaries of a span among the words read, and where the last of its words ends. */
export function boundariesOf(
  words: readonly ReadWord[],
  { start, end }: { start: number; end: number },
): (Boundaries & { to: number }) | undefined {
  const inside = words.filter((word) => word.to > start && word.from < end)
  const [first, last] = [inside[0], inside.at(-1)]
  return first && last ? { starts: first.starts, ends: last.ends, to: last.to } : undefined
}
