import { measureLabel } from './plan/labels.ts'
import { queryWordsIn } from './plan/query-words/query-words-in.ts'
import type { Perspective } from './phrasing/perspective.ts'
import { rowNouns, rowsText, whenOf, whereOf } from './phrasing/phrases.ts'
import { phraseChange } from './phrasing/phrase-change.ts'
import type { Half } from './phrasing/halves.ts'
import { phraseFigure } from './phrasing/phrase-figure.ts'
import { listedLines, phraseGroups } from './phrasing/phrase-groups.ts'
import { phraseExists, phraseLength, phraseList } from './phrasing/phrase-rows.ts'
import { phraseDifference, phraseSides } from './phrasing/phrase-sides.ts'
import type { PhrasingInput } from './phrasing/phrasing.ts'
import type { CardContent } from './phrasing/card-content.ts'
import { fill } from './language/fill-template.ts'

const marks = ({ citations }: PhrasingInput) =>
  citations.map(({ number }) => `[${number}]`).join('')

type Additions = { perspective?: Perspective | undefined; halves?: readonly Half[] }

function phrase(input: PhrasingInput, { perspective, halves = [] }: Additions): CardContent {
  const { query } = input.choice.plan
  if (query.comparison) return query.difference ? phraseDifference(input) : phraseSides(input)
  const length = query.asDuration ? phraseLength(input) : undefined
  if (length !== undefined) return length
  if (query.change?.asks) return phraseChange(input)
  if (query.change) return phraseList(input)
  if (query.groupBy) return phraseGroups(input)
  const { agg } = query.measure
  if (agg === 'list' || agg === 'lookup') return phraseList(input)
  return agg === 'exists' ? phraseExists(input) : phraseFigure(input, perspective, halves)
}

/** Always mentions a second currency or table that fits as well. */
function notes({ choice, words: said, leftOut }: PhrasingInput): string[] {
  const { plan, equals } = choice
  const { unrelated, alsoFits } = said.notes
  const lines: string[] = []
  if (leftOut.length > 0) {
    const words = leftOut.map((word) => `“${word}”`).join(', ')
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
export function sourceText(input: PhrasingInput): string {
  const { choice, used, words } = input
  const { documentName, name } = choice.plan.table
  const rows = rowsText(input, used.total, { ...choice.plan.table, name: `rows of ${name}` })
  const source = fill(words.source, { rows, document: documentName, marks: marks(input) })
  return source.endsWith(']') ? source : `${source}.`
}

const more = ({ result: { total }, words, locale }: PhrasingInput) =>
  total > listedLines
    ? [fill(words.notes.allLines, { count: total.toLocaleString(locale ?? 'en-US') })]
    : []

/** `There are no events on 27 November 2026.` */
function noneText(input: PhrasingInput): string {
  const slots = { where: whereOf(input), when: whenOf(input) }
  const [, rows] = rowNouns(input)
  return fill(input.words.lists.none, { ...slots, rows })
}

/** The answer from a table in words: the figure, its context, and its source. */
export function composeTable(
  input: PhrasingInput,
  additions: Additions = {},
): { answer: string; card?: CardContent } {
  const { understood, found, choice, words } = input
  const { documentName } = choice.plan.table
  if (!found && choice.plan.table.records) {
    const none = noneText(input)
    return {
      answer: [none, ...notes(input)].join('\n\n'),
      card: { sentence: none, context: notes(input) },
    }
  }
  if (!found) {
    const answer = [
      fill(words.notes.noRows, { document: documentName }),
      fill(words.notes.lookedFor, { understood }),
      ...notes(input),
    ].join('\n\n')
    return { answer }
  }
  const phrased = phrase(input, additions)
  const heading = `${measureLabel(choice.plan.query, choice.plan.table, queryWordsIn(words.language))}:`
  const content = { ...phrased, sentence: phrased.sentence === '' ? heading : phrased.sentence }
  const { lines = [], ...shown } = content
  const listed = lines.length === 0 ? [] : [...lines, ...more(input)]
  const source = sourceText(input)
  const answer = [content.sentence, ...content.context, ...listed, source, ...notes(input)]
  return {
    answer: answer.join('\n\n'),
    card: { ...shown, context: [...content.context, source, ...notes(input)] },
  }
}
