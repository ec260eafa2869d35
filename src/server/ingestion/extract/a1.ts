/** The letters of a column; zero-based. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  }
  return letters
}

/** The top-left and bottom-right cells, inclusive; zero-based. */
export type Area = { top: number; left: number; bottom: number; right: number }

export function a1Range({ top, left, bottom, right }: Area): string {
  const start = `${columnLetters(left)}${top + 1}`
  const end = `${columnLetters(right)}${bottom + 1}`
  return start === end ? start : `${start}:${end}`
}
