/** Cost of each typing error; a substituted letter costs 1. */
const swap = 0.8
const doubled = 0.7

/**
 * Damerau-Levenshtein distance of adjacent letters, in which swapping two letters and doubling one
 * (or typing a double letter once) cost less than other errors. Infinity as soon as it is certain
 * to exceed `most`.
 */
export function typingDistance(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > Math.ceil(most / doubled)) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= meant.length; j++) {
      const [a, b] = [typed[i - 1], meant[j - 1]]
      const removed = (last[j] ?? 0) + (i > 1 && typed[i - 2] === a ? doubled : 1)
      const added = (row[j - 1] ?? 0) + (j > 1 && meant[j - 2] === b ? doubled : 1)
      const changed = (last[j - 1] ?? 0) + (a === b ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a === meant[j - 2] && typed[i - 2] === b && a !== b
      const swapped = isSwap ? (beforeLast[j - 2] ?? 0) + swap : Infinity
      row.push(Math.min(removed, added, changed, swapped))
    }
    if (Math.min(...row) > most) return Infinity
    beforeLast = last
    last = row
  }
  const distance = last[meant.length] ?? 0
  return distance > most ? Infinity : distance
}
