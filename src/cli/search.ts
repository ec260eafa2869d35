import { search as searchCall } from '#shared/calls/documents.ts'
import { placeOf } from './ask.ts'
import type { Connection } from './connection.ts'
import { ExitError } from './exit-error.ts'
import { oneLine, print, printJson } from './print.ts'

/** Prints the matching documents, best first, each with its passage. */
export async function search(to: Connection, query: string, options: { json?: boolean }) {
  const { results } = await to.call(searchCall, { json: { query } })
  if (options.json) printJson(results)
  else {
    for (const { originalName, locator, matchedText } of results) {
      const place = placeOf(locator)
      print(`${oneLine(originalName)}${place === '' ? '' : `, ${place}`}`)
      print(`  ${oneLine(matchedText)}`)
    }
  }
  if (results.length === 0) throw new ExitError('nothing', 'Nothing was found.')
}
