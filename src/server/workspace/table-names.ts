import { fold } from '#shared/fold.ts'

/**
 * Words that DuckDB would read as syntax, so that a heading such as `order` needs no quotation
 * marks.
 */
const reserved = new Set(
  `all analyse analyze and any array as asc both case cast check collate column constraint create
  default deferrable desc describe distinct do else end except false fetch for foreign from grant
  group having in initially intersect into lateral leading limit not null offset on only or order
  pivot placing primary qualify references returning select show some summarize symmetric table then
  to trailing true union unique unpivot using variadic when where window with`.split(/\s+/),
)

/** `Amount (EUR)` becomes `amount_eur`; never empty, never starting with a digit or underscore. */
export function plainName(label: string, fallback: string): string {
  const plain = fold(label)
    .replace(/%/g, ' percent ')
    .replace(/#/g, ' number ')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
    .replace(/_+$/, '')
  if (plain === '') return fallback
  if (/^\p{N}/u.test(plain)) return `${fallback}_${plain}`
  return reserved.has(plain) ? `${plain}_` : plain
}

/** The same names, with `_2`, `_3` … appended to repeated ones. */
export function distinctNames(names: readonly string[], taken: ReadonlySet<string> = new Set()) {
  const used = new Set(taken)
  return names.map((name) => {
    let candidate = name
    for (let n = 2; used.has(candidate); n++) candidate = `${name}_${n}`
    used.add(candidate)
    return candidate
  })
}

/** `Expenses 2025.xlsx`, sheet `March` becomes `expenses_2025_march`. */
export function tableName(documentName: string, sheet: string): string {
  const file = plainName(documentName.replace(/\.[a-z0-9]{1,5}$/i, ''), 'table')
  const part = plainName(sheet, '')
  const plainSheet = /^(sheet|tabelle|table|csv)?_?\d*$/.test(part)
  if (part === '' || plainSheet || file === part || file.endsWith(`_${part}`)) return file
  return part.startsWith(`${file}_`) ? part : `${file}_${part}`
}
