import type { DocumentView } from '#shared/documents.ts'
import type { TodayLine, WeekView } from '#shared/today.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import { dayIn } from '#server/http/time-zone.ts'
import { daysAfter } from '#server/money/calendar.ts'
import type { Money } from '#server/money/money.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { lineId } from './line-id.ts'
import { recordLines } from './record-lines.ts'

type Deps = {
  money: Pick<Money, 'week'>
  workspaces: Pick<Workspaces, 'query' | 'catalog' | 'places'>
  documents: Pick<DocumentStore, 'list'>
}

export type Week = ReturnType<typeof createWeek>

const weekDays = 7

/** The last whole week in a few lines: what a person would like to know on a Monday. */
export function createWeek({ money, workspaces, documents }: Deps) {
  return async function read(userId: string, timeZone: string, now: Date): Promise<WeekView> {
    const { from, to, end } = lastWeek(dayIn(timeZone, now))
    const uploadedOn = ({ uploadedAt }: DocumentView) => dayIn(timeZone, new Date(uploadedAt))
    const uploadedSince = async (day: string, cursor?: string): Promise<DocumentView[]> => {
      const { page, next } = await documents.list(userId, cursor)
      const fresh = page.filter((document) => uploadedOn(document) >= day)
      const hasMore = next !== undefined && fresh.length === page.length
      return hasMore ? [...fresh, ...(await uploadedSince(day, next))] : fresh
    }
    const [week, records, uploads] = await Promise.all([
      money.week(userId, from),
      recordLines(workspaces, userId, { today: end, timeZone }, ['mails', 'health']),
      uploadedSince(from),
    ])
    // An unanswered mail of an earlier week is no news.
    const fresh = records.filter((line) => line.kind !== 'mail' || line.date >= from)
    const added = uploads.filter(
      (document) => document.sample !== true && uploadedOn(document) < end,
    )
    return {
      from,
      to,
      lines: [...spendingLines(week, from), ...fresh, ...documentLines(added, from)],
    }
  }
}

/** From Monday to Sunday; `end` is the Monday after. */
export function lastWeek(today: string) {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % weekDays
  const end = daysAfter(today, -sinceMonday)
  return { from: daysAfter(end, -weekDays), to: daysAfter(end, -1), end }
}

function spendingLines(week: Awaited<ReturnType<Money['week']>>, from: string): TodayLine[] {
  if (!week) return []
  const { biggest: payments, ...spending } = week
  return [
    { id: lineId('week', from), kind: 'week', ...spending },
    ...(payments.length === 0
      ? []
      : [
          {
            id: lineId('biggest', from),
            kind: 'biggest' as const,
            currency: week.currency,
            payments,
          },
        ]),
  ]
}

const documentLines = (
  added: readonly { id: string; originalName: string }[],
  from: string,
): TodayLine[] =>
  added.length === 0
    ? []
    : [
        {
          id: lineId('documents', from),
          kind: 'documents',
          documents: added.map(({ id, originalName }) => ({ documentId: id, name: originalName })),
        },
      ]
