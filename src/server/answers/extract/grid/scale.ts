import type { Grid, GridRow } from './read-grid.ts'

export type Scale = '' | 'thousand' | 'million' | 'billion' | 'percent'

const units: [Scale, RegExp][] = [
  [
    'thousand',
    /\bin (?:[\w$€£ ]+ )?thousands?\b|\bthousands of\b|[$€£]\s?['’‘]?000s?\b|['’‘]000\b|\(thousands?\b|\b(?:tausend|TEUR|T€)\b|[$€£]k\b|\bthousands?\)|^\s*thousands?\b/iu,
  ],
  [
    'million',
    /\bin (?:[\w$€£ ]+ )?millions?\b|\bmillions of\b|[$€£]\s?(?:m|mn|million)s?\b|\b(?:[$€£]|EUR|USD|RMB|CHF)\s?(?:m|mn|mio|million)s?\b|\(millions?\b|\bMio\b|\bm[$€£]|€m\b|\bmillions?\)|^\s*millions?\b/iu,
  ],
  ['billion', /\bin (?:[\w$€£ ]+ )?billions?\b|[$€£]\s?(?:bn|billion)\b|\(billions?\b|\bMrd\b/iu],
]

const scaleIn = (text: string): Scale => {
  const found = units.flatMap(([scale, pattern]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [{ scale, at }]
  })
  return found.toSorted((a, b) => a.at - b.at)[0]?.scale ?? ''
}

const unscaled = /per.*(?:share|unit|ads|employee|aktie)|number of|per share/iu
const unscaledRow = /(?:employees|headcount|rate|ratio|years?|days|fte)/iu

/** The scale of the figures in a row and a column: millions, percent, or none. */
export function scaleOf({ caption }: Grid, { label, section }: GridRow, column: string): Scale {
  const own = `${label} ${section}`
  if (/%|\bpercent(?:age)?\b/i.test(`${column} ${label}`)) return 'percent'
  const near = scaleIn(column) || scaleIn(label) || scaleIn(section)
  if (near !== '') return near
  return unscaled.test(`${own} ${column}`) || unscaledRow.test(label) ? '' : scaleIn(caption)
}
