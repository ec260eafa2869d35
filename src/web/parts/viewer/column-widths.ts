const characterPx = 7.5
const paddingPx = 26
const minimumPx = 72
const maximumPx = 320

/** Widths that fit most cells of the first rows. */
export function columnWidths(rows: readonly (readonly string[])[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0)
    const fitting = Math.round(longest * characterPx + paddingPx)
    return Math.min(maximumPx, Math.max(minimumPx, fitting))
  })
}
