/** Space for the row numbers at the left of a sheet. */
export const gutterPx = 56
export const rowHeightPx = 32
