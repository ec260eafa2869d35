/** At most one letter added, missing, changed or swapped with its neighbour; same first letter. */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true
  if (a.length < 5 || b.length < 5 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0])
    return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) {
    return true
  }
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0]
  return isSwap && restA.slice(2) === restB.slice(2)
}
