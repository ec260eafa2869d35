import type { TimelineEntry } from '#shared/timeline.ts'
import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { documents } from '#server/db/tables.ts'
import { dayIn } from '#server/http/time-zone.ts'
import { readPictureFacts, type StoredFacts } from '#server/ingestion/pictures.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { DayGroup } from './read-groups.ts'
import { timeIn } from './upload-groups.ts'
import { readUploads, type DayRange } from './uploads.ts'

const listed = 6

type Moment = { day: string; time: string }
export type TakenPicture = Moment & { entry: TimelineEntry }

/** Pictures that a person uploaded, on the days on which they were taken. */
export function createPictures({ db, vault }: { db: Database; vault: Vault }) {
  return {
    async days(userId: string, timeZone: string): Promise<string[]> {
      const keys = await vault.keysOf(userId)
      const facts = await db.asUser(userId, (tx) => readPictureFacts(tx, keys, userId))
      return [...new Set([...facts.values()].flatMap((of) => momentOf(of, timeZone)?.day ?? []))]
    },

    /** In order of time; `[from, to)`. */
    async between(userId: string, { timeZone, from, to }: DayRange): Promise<TakenPicture[]> {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, async (tx) => {
        const taken = [...(await readPictureFacts(tx, keys, userId))].flatMap(([id, facts]) => {
          const moment = momentOf(facts, timeZone)
          return moment && moment.day >= from && moment.day < to ? [{ id, facts, ...moment }] : []
        })
        if (taken.length === 0) return []
        const ids = taken.map(({ id }) => id)
        const uploads = await readUploads(tx, keys, userId, inArray(documents.id, ids))
        const names = new Map(uploads.map((upload) => [upload.id, upload.originalName]))
        return taken
          .flatMap(({ id, facts, day, time }) => {
            const name = names.get(id)
            return name === undefined
              ? []
              : [{ day, time, entry: entryOf({ id, name, time, facts }) }]
          })
          .toSorted((a, b) => (`${a.day}${a.time}` < `${b.day}${b.time}` ? -1 : 1))
      })
    },
  }
}

/** An instant if the offset is known; otherwise only the camera's local time. */
export function momentOf({ taken, offset }: StoredFacts, timeZone: string): Moment | undefined {
  if (taken === undefined) return undefined
  const [day = '', time = ''] = taken.split('T')
  const instant = offset === undefined ? Number.NaN : Date.parse(`${taken}${offset}`)
  if (Number.isNaN(instant)) return { day, time }
  const at = new Date(instant)
  return { day: dayIn(timeZone, at), time: timeIn(timeZone, at.toISOString()) }
}

type Picture = { id: string; name: string; time: string; facts: StoredFacts }

const entryOf = ({
  id,
  name,
  time,
  facts: { latitude, longitude, place },
}: Picture): TimelineEntry => ({
  id,
  time,
  title: name,
  detail:
    place ??
    (latitude === undefined || longitude === undefined
      ? ''
      : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`),
  who: '',
  amount: null,
  unit: '',
  documentId: id,
  documentName: name,
})

export function pictureGroups(pictures: readonly TakenPicture[]): DayGroup[] {
  return [...Map.groupBy(pictures, ({ day }) => day)].map(([day, own]) => ({
    day,
    group: {
      kind: 'picture',
      of: '',
      service: '',
      who: '',
      count: own.length,
      from: own[0]?.time ?? '',
      to: own.at(-1)?.time ?? '',
      entries: own.length <= listed ? own.map(({ entry }) => entry) : [],
    },
  }))
}
