/** A cell for a table file: a text that a spreadsheet would run as a formula stays a text there. */
export const formulaSafe = <Value>(value: Value): Value | string =>
  typeof value === 'string' && /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value
