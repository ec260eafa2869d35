/** Letters of a column counted from 0. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  }
  return letters
}

/** Cells from the top left to the bottom right one, both included, counted from 0. */
export type Area = { top: number; left: number; bottom: number; right: number }

export function a1Range({ top, left, bottom, right }: Area): string {
  const start = `${columnLetters(left)}${top + 1}`
  const end = `${columnLetters(right)}${bottom + 1}`
  return start === end ? start : `${start}:${end}`
}
