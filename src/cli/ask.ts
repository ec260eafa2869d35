import type { AskResponse, Citation, ResultTable } from '#shared/answers.ts'
import { askInSteps, askQuestion } from '#shared/calls/answers.ts'
import type { Locator } from '#shared/locators.ts'
import type { Connection } from './connection.ts'
import { ExitError } from './exit-error.ts'
import { oneLine, plain, print, printJson } from './print.ts'

type Options = { json?: boolean; sql?: boolean; inSteps?: boolean }

const shownRows = 20
const quoteCharacters = 300

/** Prints the answer to a question and its evidence. */
export async function ask(to: Connection, question: string, options: Options): Promise<void> {
  const { locale: language, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const json = { question, language, timeZone }
  const answer = await to.call(options.inSteps ? askInSteps : askQuestion, { json })
  if (options.json) printJson(answer)
  else print(textOf(answer, options.sql ?? false))
  if (!answer.found)
    throw new ExitError('nothing', 'This is the nearest that was found, not an answer.')
}

function textOf(answer: AskResponse, withSql: boolean): string {
  const { citations, parts = [], table, evidence } = answer
  const statements = [answer.sql, ...parts.map(({ sql }) => sql)].filter((sql) => sql !== undefined)
  const rows = evidence ?? table
  return [
    plain(answer.answer),
    ...(citations.length > 0 ? ['', 'Evidence:', ...citations.map(citationLine)] : []),
    ...(rows && rows.rows.length > 0 ? ['', 'Rows:', ...tableLines(rows)] : []),
    ...(withSql && statements.length > 0 ? ['', 'SQL:', ...statements.map(plain)] : []),
  ].join('\n')
}

function citationLine({ number, documentName, locator, quote }: Citation): string {
  const place = placeOf(locator)
  const source = `[${number}] ${oneLine(documentName)}${place === '' ? '' : `, ${place}`}`
  const said = oneLine(quote)
  if (said === '') return source
  return `${source}: “${said.length > quoteCharacters ? `${said.slice(0, quoteCharacters)}…` : said}”`
}

export function placeOf(locator: Locator): string {
  switch (locator.kind) {
    case 'page':
      return `page ${locator.page}`
    case 'cells':
      return `${oneLine(locator.sheet)} ${locator.range}`.trim()
    case 'blocks':
      return ''
    default:
      return locator satisfies never
  }
}

function tableLines({ columns, rows, total }: ResultTable): string[] {
  const lines = [columns, ...rows.slice(0, shownRows)].map((cells) =>
    cells.map((cell) => oneLine(String(cell ?? ''))).join('\t'),
  )
  const more = total - Math.min(rows.length, shownRows)
  return more > 0 ? [...lines, `… and ${more} more`] : lines
}
