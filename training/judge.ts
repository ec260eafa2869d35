import { normalizeAnswer } from '#server/answers/text/normalize-answer.ts'

/** Overlap of the words in two texts, as in SQuAD. */
export function wordF1(given: string, gold: string): number {
  const [a, b] = [normalizeAnswer(given).split(' '), normalizeAnswer(gold).split(' ')]
  const left = [...b]
  const common = a.filter((word) => {
    const at = left.indexOf(word)
    return at >= 0 && left.splice(at, 1).length > 0
  }).length
  return (2 * common) / (a.length + b.length)
}

const longest = 12
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The answer itself, or a few words around it. */
export function isSame(given: string, gold: string): boolean {
  if (wordF1(given, gold) >= 0.7) return true
  const [said, wanted] = [` ${normalizeAnswer(given)} `, ` ${normalizeAnswer(gold)} `]
  // "4" for "4 hurricane clips": all its figures, without the things counted.
  const isFigure = digitsOf(given) !== '' && digitsOf(given) === digitsOf(gold)
  if (isFigure && wanted.includes(said) && wanted.split(' ').length <= said.split(' ').length + 3)
    return true
  return said.includes(wanted) && said.split(' ').length <= wanted.split(' ').length + longest / 2
}
