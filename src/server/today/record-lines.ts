import type { Cell } from '#shared/answers.ts'
import type { TodayLine } from '#shared/today.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { comingBirthdays } from './birthdays.ts'
import { lineId } from './line-id.ts'

type Reader = Pick<Workspaces, 'query' | 'catalog' | 'places'>

const most = 4
const text = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))

type Wanted = 'mails' | 'events' | 'birthdays' | 'health'

/** What a person's records contain about a day and the days around it. */
export async function recordLines(
  workspaces: Reader,
  userId: string,
  { today, timeZone }: { today: string; timeZone: string },
  wanted: readonly Wanted[] = ['mails', 'events', 'birthdays', 'health'],
): Promise<TodayLine[]> {
  const { tables } = await workspaces.catalog(userId, timeZone)
  const has = new Set(tables.map(({ name }) => name))
  const rows = async (needs: readonly string[], sql: string) =>
    needs.every((name) => has.has(name))
      ? (await workspaces.query(userId, sql, { timeZone })).rows
      : []
  const day = `date '${today}'`

  const documentsOf = async (found: readonly Cell[][]) => {
    const ids = found.map(([row]) => Number(row))
    const places = ids.length === 0 ? [] : await workspaces.places(userId, ids, ids.length)
    return new Map(
      places.flatMap(({ documentId, rows: held }) =>
        held.map(({ id }) => [id, documentId] as const),
      ),
    )
  }

  async function events(): Promise<TodayLine[]> {
    const found = await rows(
      ['events'],
      `select _row, title, cast(start as varchar), location, all_day from events
       where coalesce(status, '') not ilike 'cancel%'
         and start >= ${day} and start < ${day} + interval 8 day
       order by start limit ${most}`,
    )
    const documents = await documentsOf(found)
    return found.map(([row, title, start, location, allDay]) => ({
      id: lineId('event', text(row), text(start)),
      kind: 'event',
      title: text(title) || 'An appointment without a title',
      start: allDay === true ? text(start).slice(0, 10) : text(start).slice(0, 16),
      location: text(location),
      documentId: documents.get(Number(row)),
    }))
  }

  /** The thread's last mail is from somebody to whom the person has written before. */
  async function mails(): Promise<TodayLine[]> {
    const found = await rows(
      ['emails'],
      `select m._row, m.from_person, m.subject, cast(m.date as varchar) from emails m
       where m.direction = 'received' and m.from_person is not null
         and m.date >= ${day} - interval 30 day
         and not exists (select 1 from emails later
           where later.thread = m.thread and later.date > m.date)
         and exists (select 1 from emails sent
           where sent.direction = 'sent' and sent.to_people like '%' || m.from_person || '%')
       order by m.date desc limit ${most}`,
    )
    const documents = await documentsOf(found)
    return found.map(([row, from, subject, date]) => ({
      id: lineId('mail', text(row)),
      kind: 'mail',
      from: text(from),
      subject: text(subject) || 'No subject',
      date: text(date).slice(0, 10),
      documentId: documents.get(Number(row)),
    }))
  }

  async function birthdays(): Promise<TodayLine[]> {
    const found = await rows(
      ['contacts'],
      'select name, birthday from contacts where birthday is not null and name is not null',
    )
    const contacts = found.map(([name, born]) => ({ name: text(name), birthday: text(born) }))
    return comingBirthdays(contacts, today)
  }

  async function health(): Promise<TodayLine[]> {
    const found = await rows(
      ['vitals'],
      `select case when name = 'steps' then 'steps' else 'sleep' end as what,
         cast(cast(date as date) as varchar) as day, cast(cast(date as date) >= ${day} - interval 7 day as integer),
         sum(case when name = 'steps' or unit = 'h' then value
           when unit = 'min' then value / 60 else null end) as value
       from vitals
       where (name = 'steps' or name in ('sleep', 'sleep duration', 'time asleep'))
         and date >= ${day} - interval 35 day and date < ${day}
       group by all having value is not null order by day desc`,
    )
    return (['steps', 'sleep'] as const).flatMap((name) => {
      const own = found.filter(([what]) => what === name)
      const recent = own.filter(([, , isRecent]) => Number(isRecent) === 1)
      const before = own.filter(([, , isRecent]) => Number(isRecent) === 0)
      if (recent.length < 4 || before.length < 7) return []
      const [last] = recent
      return [
        {
          id: lineId('health', name, text(last?.[1]).slice(0, 7), String(weekOf(today))),
          kind: 'health' as const,
          name,
          now: average(recent),
          before: average(before),
          days: recent.map(([, each, , value]) => ({
            day: text(each),
            value: rounded(Number(value)),
          })),
        },
      ]
    })
  }

  const readers = { mails, events, birthdays, health }
  const found = await Promise.all(wanted.map((name) => readers[name]()))
  return found.flat()
}

const weekMs = 7 * 86_400_000
const weekOf = (day: string) => Math.floor(Date.parse(day) / weekMs)
const rounded = (value: number) => Math.round(value * 10) / 10
const average = (rows: readonly Cell[][]) =>
  rounded(rows.reduce((sum, row) => sum + Number(row[3]), 0) / rows.length)
