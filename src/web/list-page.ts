/**
 * A page of a list without its last row if it is full: that row only shows that more follow, and
 * starts the next page.
 */
export function listPage<Row extends { id: string }>(rows: readonly Row[], isFull: boolean) {
  const shown = isFull ? rows.slice(0, -1) : rows
  return { rows: shown, before: isFull ? shown.at(-1)?.id : undefined }
}
