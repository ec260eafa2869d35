import type { Citation } from '#shared/answers.ts'
import { tn } from '#web/words/translate.ts'

/** What a citation quotes; empty if it quotes a whole document, whose name is already shown. */
export function quoteText({ quote, documentName, passageId }: Citation): string {
  if (quote === documentName) return ''
  // Only passages are quotes; the server counts the rows of a table in English.
  const [, count, name = ''] = (passageId === undefined && rowsOf.exec(quote)) || []
  if (count === undefined) return quote
  return tn(Number(count.replaceAll(',', '')), '{count} row of {name}', '{count} rows of {name}', {
    name,
  })
}

const rowsOf = /^(\d[\d,]*) rows of ([\s\S]+)$/
