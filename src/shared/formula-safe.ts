/**
 * Characters that start a formula, with the variants that spreadsheets accept: full-width, small,
 * superscript, subscript.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−⩵⩶﬩]/u
/** A tab or line break makes some programs start a new cell. */
const breaks = /^\s*[\t\r\n]/

/** A cell for a table file: text that a spreadsheet would run as a formula stays text. */
export const formulaSafe = <Value>(value: Value): Value | string =>
  typeof value === 'string' && (formula.test(value) || breaks.test(value)) ? `'${value}` : value
