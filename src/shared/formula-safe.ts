/** Signs that begin a formula, and what spreadsheets take for them: of full width, small, raised, low. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−⩵⩶﬩]/u
/** A tab or a line break leads some programs to start a new cell. */
const breaks = /^\s*[\t\r\n]/

/** A cell for a table file: a text that a spreadsheet would run as a formula stays a text there. */
export const formulaSafe = <Value>(value: Value): Value | string =>
  typeof value === 'string' && (formula.test(value) || breaks.test(value)) ? `'${value}` : value
