import type { AskResponse, Cell, Citation } from '#shared/answers.ts'
import { dayText, moneyText, timeText } from '#shared/written.ts'
import { quotedText } from '#server/db/quoted-name.ts'
import { entriesSql } from '#server/timeline/sql.ts'
import type { Catalog } from '#server/workspace/catalog.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { fill } from '../language/fill-template.ts'
import { whenText } from '../phrasing/phrases.ts'
import { speechFor } from '../phrasing/phrasing.ts'
import type { Day } from '../plan/civil-date.ts'
import type { DaysAsked } from './days-asked.ts'

type Deps = { workspaces: Pick<Workspaces, 'query' | 'catalog' | 'places'> }
type Asked = {
  userId: string
  days: DaysAsked
  today: Day
  spoken: string
  language: string | undefined
}

const mostEntries = 40
const citedEntries = 12

/** Kinds of entries that tell where somebody was. */
const places = ['event', 'activity', 'workout', 'transaction']
/** Kinds of entries that are somebody's own doing: no received mails, no measurements. */
const deeds = [...places, 'order', 'post', 'note', 'book', 'lab', 'trade']

/** What began earlier and lasts into the first day. */
const lastingSql = (from: string) =>
  `SELECT "_row" AS id, 'event' AS kind, "start" AS moment, title, coalesce(location, '') AS detail,
    NULL::double AS amount, '' AS unit
  FROM events
  WHERE "start" < date ${quotedText(from)} AND finish - INTERVAL 1 SECOND >= date ${quotedText(from)}
    AND coalesce(status, '') NOT ILIKE 'cancel%'`

function daysSql(catalog: Catalog, { days }: Asked): string | undefined {
  const { from, to } = days.period
  const entries = entriesSql(catalog, { from, to })
  if (entries === undefined) return undefined
  const kinds = (days.isWhere ? places : deeds).map(quotedText).join(', ')
  const columns = 'id, kind, moment, title, detail, amount, unit'
  const hasEvents = catalog.tables.some(({ name, records }) => records && name === 'events')
  const lasting = hasEvents ? `\n  UNION ALL BY NAME (${lastingSql(from)})` : ''
  return `SELECT cast(id AS bigint), kind, strftime(moment, '%Y-%m-%d %H:%M'), title, detail, amount, unit
FROM (
  SELECT ${columns} FROM (${entries}) WHERE kind IN (${kinds}) AND title <> ''${lasting}
)
ORDER BY ${days.isWhere ? "kind = 'transaction', kind <> 'event', " : ''}moment, title LIMIT ${mostEntries}`
}

const text = (cell: Cell | undefined) => String(cell ?? '')

function figure([, kind, , , , amount, unit]: readonly Cell[], locale: string | undefined) {
  if (typeof amount !== 'number') return ''
  const value = kind === 'transaction' || kind === 'order' ? Math.abs(amount) : amount
  if (kind !== 'workout') return moneyText(value, text(unit), locale)
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })} ${text(unit)}`
}

/** `**Book club**, Priya's place, 25 November 2026, 19:00`. */
function lineOf(row: readonly Cell[], locale: string | undefined): string {
  const [, kind, moment, title, detail] = row
  const [day = '', time = ''] = text(moment).split(' ')
  const parts = [
    `**${text(title).replaceAll('*', '')}**`,
    kind === 'event' || kind === 'activity' ? text(detail) : '',
    figure(row, locale),
    dayText(day, locale ?? 'en-GB', 'long'),
    time === '00:00' ? '' : timeText(time, locale),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

async function cited(
  { workspaces }: Deps,
  { userId, locale }: { userId: string; locale: string | undefined },
  rows: readonly (readonly Cell[])[],
): Promise<Citation[]> {
  const ids = rows.slice(0, citedEntries).map(([id]) => Number(id))
  const found = await workspaces.places(userId, ids, ids.length)
  const places = new Map(
    found.flatMap(({ documentId, documentName, rows: placed }) =>
      placed.map(({ id, locator }) => [id, { documentId, documentName, locator }] as const),
    ),
  )
  return rows.slice(0, citedEntries).flatMap((row, at) => {
    const place = places.get(Number(row[0]))
    return place
      ? [{ number: at + 1, ...place, quote: lineOf(row, locale).replaceAll('*', '') }]
      : []
  })
}

/** What the data has of the days asked for, in order; undefined if it has nothing. */
export async function answerDays(
  deps: Deps,
  asked: Asked,
  signal?: AbortSignal,
): Promise<Omit<AskResponse, 'followUpQuestions'> | undefined> {
  const { userId, days, today, spoken, language } = asked
  const { words, locale } = speechFor(spoken, language)
  const sql = daysSql(await deps.workspaces.catalog(userId), asked)
  if (sql === undefined) return undefined
  const { rows } = await deps.workspaces.query(userId, sql, { signal })
  const isPlaced = rows.some(([, kind]) => kind !== 'transaction')
  if (rows.length === 0 || (days.isWhere && !isPlaced)) return undefined
  const citations = await cited(deps, { userId, locale }, rows)
  const numbers = new Set(citations.map(({ number }) => number))
  const lines = rows.map((row, at) => {
    const mark = numbers.has(at + 1) ? ` [${at + 1}]` : ''
    return `${at + 1}. ${lineOf(row, locale)}${mark}`
  })
  const when = whenText(days.period, { words, locale, today })
  const count = String(rows.length)
  const template = rows.length === 1 ? words.days.one : words.days.several
  const sentence = fill(template, { count, when })
  return {
    answer: [sentence, lines.join('\n')].join('\n\n'),
    queryType: 'personal',
    confidence: days.isWhere ? 0.7 : 0.85,
    found: true,
    citations,
    sql,
    steps: [{ kind: 'sql', title: 'Looked through your timeline', detail: sql }],
  }
}
