import type { Cell } from '#shared/answers.ts'
import { timelineKind, type TimelineGroup, type TimelineKind } from '#shared/timeline.ts'
import { quotedText } from '#server/db/quoted-name.ts'

export type DayGroup = { day: string; group: TimelineGroup }

/** Entries of a kind listed individually per day; more are folded. */
const listed: Partial<Record<TimelineKind, number>> = { message: 1, vitals: 4, metric: 1, play: 2 }
const listedElse = 3
/** A day's own page lists more. */
export const listedOnPage = 12

const text = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))

const entryColumns =
  "cast(id AS varchar), strftime(moment, '%H:%M') AS time, title, detail, who, amount, unit"

export const orderedEntriesSql = (entries: string) =>
  `SELECT ${entryColumns} FROM (${entries}) ORDER BY moment, title, id`

/** One row for each listed entry and one for each folded group. */
export function groupsSql(entries: string, atLeast = 0): string {
  const most = Object.entries(listed).map(
    ([kind, count]) => `WHEN ${quotedText(kind)} THEN ${Math.max(count, atLeast)}`,
  )
  const shown = `CASE kind ${most.join(' ')} ELSE ${Math.max(listedElse, atLeast)} END`
  return `SELECT ${entryColumns}, cast(day AS varchar), kind, part, service, total,
      strftime(earliest, '%H:%M'), strftime(latest, '%H:%M'), one, other, total <= ${shown}
    FROM (
      SELECT *, count(*) OVER g AS total, min(moment) OVER g AS earliest, max(moment) OVER g AS latest,
        min(nullif(who, '')) OVER g AS one, max(nullif(who, '')) OVER g AS other,
        row_number() OVER (PARTITION BY day, kind, part, service ORDER BY moment, title, id) AS place
      FROM (${entries})
      WINDOW g AS (PARTITION BY day, kind, part, service)
    )
    WHERE place = 1 OR total <= ${shown}
    ORDER BY day DESC, earliest, kind, part, service, place`
}

const midnight = '00:00'
const timeOf = (cell: Cell | undefined) => (text(cell) === midnight ? '' : text(cell))

export const entryOf = (row: readonly Cell[]) => ({
  id: text(row[0]),
  time: timeOf(row[1]),
  title: text(row[2]),
  detail: text(row[3]),
  who: text(row[4]),
  amount: typeof row[5] === 'number' ? row[5] : null,
  unit: text(row[6]),
})

/** Groups from the rows of `groupsSql`, in order. */
export function groupsOf(rows: readonly Cell[][]): DayGroup[] {
  const groups = new Map<string, DayGroup>()
  for (const row of rows) {
    const [day, kind, of, service] = [text(row[7]), text(row[8]), text(row[9]), text(row[10])]
    const key = JSON.stringify([day, kind, of, service])
    const found = groups.get(key) ?? {
      day,
      group: {
        kind: timelineKind.parse(kind),
        of,
        service,
        who: row[14] === row[15] ? text(row[14]) : '',
        count: Number(row[11]),
        from: timeOf(row[12]),
        to: timeOf(row[13]),
        entries: [],
      },
    }
    groups.set(key, found)
    if (row[16] === true) found.group.entries.push(entryOf(row))
  }
  return [...groups.values()]
}
