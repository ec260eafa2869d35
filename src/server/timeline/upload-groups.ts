import type { DocumentView } from '#shared/documents.ts'
import type { TimelineEntry } from '#shared/timeline.ts'
import { dayIn } from '#server/http/time-zone.ts'
import type { DayGroup } from './read-groups.ts'

const listed = 3

export const timeIn = (timeZone: string, iso: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(iso),
  )

export const uploadEntries = (
  documents: readonly DocumentView[],
  timeZone: string,
): TimelineEntry[] =>
  documents.map(({ id, originalName, uploadedAt }) => ({
    id,
    time: timeIn(timeZone, uploadedAt),
    title: originalName,
    detail: '',
    who: '',
    amount: null,
    unit: '',
    documentId: id,
    documentName: originalName,
  }))

/** Each day's uploads, which follow its other entries. */
export function uploadGroups(documents: readonly DocumentView[], timeZone: string): DayGroup[] {
  const byDay = Map.groupBy(documents, ({ uploadedAt }) => dayIn(timeZone, new Date(uploadedAt)))
  return [...byDay].map(([day, own]) => {
    const entries = uploadEntries(own, timeZone)
    return {
      day,
      group: {
        kind: 'upload',
        of: '',
        service: '',
        who: '',
        count: own.length,
        from: entries[0]?.time ?? '',
        to: entries.at(-1)?.time ?? '',
        entries: own.length <= listed ? entries : [],
      },
    }
  })
}
