import { measureLabel } from './plan/labels.ts'
import type { Perspective } from './telling/perspective.ts'
import { rowsText } from './telling/phrases.ts'
import { tellChange } from './telling/tell-change.ts'
import { tellFigure } from './telling/tell-figure.ts'
import { listedLines, tellGroups } from './telling/tell-groups.ts'
import { tellExists, tellLength, tellList } from './telling/tell-rows.ts'
import { tellDifference, tellSides } from './telling/tell-sides.ts'
import type { Telling } from './telling/telling.ts'
import type { Told } from './telling/told.ts'
import { fill } from './telling/words.ts'

const marks = ({ citations }: Telling) => citations.map(({ number }) => `[${number}]`).join('')

function tell(telling: Telling, perspective: Perspective | undefined): Told {
  const { query } = telling.choice.plan
  if (query.comparison) return query.difference ? tellDifference(telling) : tellSides(telling)
  const length = query.lasting ? tellLength(telling) : undefined
  if (length !== undefined) return length
  if (query.change?.asks) return tellChange(telling)
  if (query.change) return tellList(telling)
  if (query.groupBy) return tellGroups(telling)
  const { agg } = query.measure
  if (agg === 'list' || agg === 'lookup') return tellList(telling)
  return agg === 'exists' ? tellExists(telling) : tellFigure(telling, perspective)
}

/** Always mentions a second currency or table that fits as well. */
function notes({ choice, words: said }: Telling): string[] {
  const { plan, equals } = choice
  const { unrelated, alsoFits } = said.notes
  const lines: string[] = []
  if (plan.unlinked.length > 0) {
    const words = plan.unlinked.map((word) => `“${word}”`).join(', ')
    lines.push(fill(unrelated, { words }))
  }
  if (equals.length > 0) {
    const names = equals.slice(0, 3).map(({ documentName }) => documentName)
    const documents = [...new Set(names)].join(', ')
    lines.push(fill(alsoFits, { documents, document: plan.table.documentName }))
  }
  return lines
}

/** Number of rows and document, in words. */
export function sourceText(telling: Telling): string {
  const { choice, used, words } = telling
  const { documentName, name } = choice.plan.table
  const rows = rowsText(telling, used.total, { ...choice.plan.table, name: `rows of ${name}` })
  const source = fill(words.source, { rows, document: documentName, marks: marks(telling) })
  return source.endsWith(']') ? source : `${source}.`
}

const more = ({ result: { total }, words, locale }: Telling) =>
  total > listedLines
    ? [fill(words.notes.allLines, { count: total.toLocaleString(locale ?? 'en-US') })]
    : []

/** The answer from a table in words: the figure, its context, and its source. */
export function composeTable(
  telling: Telling,
  perspective?: Perspective,
): { answer: string; told?: Told } {
  const { understood, found, choice, words } = telling
  const { documentName } = choice.plan.table
  if (!found) {
    const answer = [
      fill(words.notes.noRows, { document: documentName }),
      fill(words.notes.lookedFor, { understood }),
      ...notes(telling),
    ].join('\n\n')
    return { answer }
  }
  const said = tell(telling, perspective)
  const heading = `${measureLabel(choice.plan.query, choice.plan.table)}:`
  const told = { ...said, sentence: said.sentence === '' ? heading : said.sentence }
  const { lines = [], ...shown } = told
  const listed = lines.length === 0 ? [] : [...lines, ...more(telling)]
  const source = sourceText(telling)
  const answer = [told.sentence, ...told.context, ...listed, source, ...notes(telling)]
  return {
    answer: answer.join('\n\n'),
    told: { ...shown, context: [...told.context, source, ...notes(telling)] },
  }
}
