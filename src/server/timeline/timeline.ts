import {
  timelineLimits,
  uploadsSource,
  type TimelineDay,
  type TimelineDayView,
  type TimelineEntries,
  type timelineEntriesQuery,
  type TimelineFilters,
  type TimelinePage,
} from '#shared/timeline.ts'
import type { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import { dayIn, type InTimeZone } from '#server/http/time-zone.ts'
import type { People } from '#server/people/people.ts'
import type { Vault } from '#server/vault/vault.ts'
import { inZone } from '#server/workspace/in-zone.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { createEntryPlaces } from './entry-places.ts'
import { entryOf, groupsOf, groupsSql, listedOnPage, orderedEntriesSql } from './read-groups.ts'
import { createPictures, pictureGroups } from './pictures.ts'
import { dayAfter, daysSql, entriesSql, type Part } from './sql.ts'
import { uploadEntries, uploadGroups } from './upload-groups.ts'
import { createUploads } from './uploads.ts'

type Deps = {
  db: Database
  vault: Vault
  workspaces: Pick<Workspaces, 'query' | 'catalog' | 'places'>
  people: Pick<People, 'find'>
}
type Filters = InTimeZone<TimelineFilters>
type EntriesQuery = InTimeZone<z.infer<typeof timelineEntriesQuery>>
type Range = { from: string; to: string }

export type Timeline = ReturnType<typeof createTimeline>

const mostRows = 5_000
const mostDays = 5_000
const most = timelineLimits.daysAPage + 1

/** Events by day, across sources. */
export function createTimeline({ db, vault, workspaces, people }: Deps) {
  const uploads = createUploads({ db, vault })
  const pictures = createPictures({ db, vault })
  const placesOf = createEntryPlaces({ db, vault, workspaces })

  async function partOf(userId: string, filters: TimelineFilters): Promise<Part> {
    const { source, person } = filters
    if (person === undefined) return { source }
    const { name, aliases, emails, phones, handles } = await people.find(userId, person)
    return {
      source,
      person: { name, calls: [...aliases, ...emails, ...phones, ...handles] },
    }
  }

  const hasUploads = ({ source, person }: TimelineFilters) =>
    person === undefined && (source === undefined || source === uploadsSource)

  /**
   * Days with entries: the latest up to `day`, the number of later ones, and the first of those.
   */
  async function daysUpTo(userId: string, filters: Filters, day: string) {
    const tables = inZone(workspaces, filters.timeZone)
    const [catalog, part] = await Promise.all([tables.catalog(userId), partOf(userId, filters)])
    const entries = entriesSql(catalog, part)
    const [found, uploaded, taken] = await Promise.all([
      entries === undefined || filters.source === uploadsSource
        ? []
        : tables
            .query(userId, daysSql(entries, day, most), { maxRows: mostDays })
            .then(({ rows }) => rows),
      hasUploads(filters) ? uploads.days(userId, filters.timeZone) : [],
      hasUploads(filters) ? pictures.days(userId, filters.timeZone) : [],
    ])
    const all = [
      ...new Set([...found.map(([each]) => String(each)), ...uploaded, ...taken]),
    ].toSorted()
    const later = all.filter((each) => each > day)
    const upTo = all.filter((each) => each <= day).toReversed()
    return { days: upTo.slice(0, most), following: later[0], later: later.length }
  }

  async function groupsBetween(
    userId: string,
    filters: Filters,
    { range, listed }: { range: Range; listed: number },
  ): Promise<TimelineDay[]> {
    const tables = inZone(workspaces, filters.timeZone)
    const [catalog, part] = await Promise.all([tables.catalog(userId), partOf(userId, filters)])
    const entries = entriesSql(catalog, { ...part, ...range })
    const { timeZone } = filters
    const [rows, documents, taken] = await Promise.all([
      entries === undefined || filters.source === uploadsSource
        ? []
        : tables
            .query(userId, groupsSql(entries, listed), { maxRows: mostRows })
            .then((result) => result.rows),
      hasUploads(filters) ? uploads.between(userId, { timeZone, ...range }) : [],
      hasUploads(filters) ? pictures.between(userId, { timeZone, ...range }) : [],
    ])
    const groups = groupsOf(rows)
    const placed = await placesOf(
      userId,
      groups.flatMap(({ group: { kind, entries: own } }) => own.map((entry) => ({ kind, entry }))),
    )
    const byId = new Map(placed.map((entry) => [entry.id, entry]))
    const whole = groups.map(({ day, group }) => ({
      day,
      group: { ...group, entries: group.entries.map((entry) => byId.get(entry.id) ?? entry) },
    }))
    const ofFiles = [...pictureGroups(taken), ...uploadGroups(documents, timeZone)]
    const byDay = Map.groupBy([...whole, ...ofFiles], ({ day }) => day)
    return [...byDay]
      .map(([day, of]) => ({ day, groups: of.map(({ group }) => group) }))
      .toSorted((a, b) => (a.day < b.day ? 1 : -1))
  }

  return {
    async page(
      userId: string,
      { from, ...filters }: Filters & { from?: string | undefined },
    ): Promise<TimelinePage> {
      const today = dayIn(filters.timeZone, new Date())
      const { days: found, later } = await daysUpTo(userId, filters, from ?? today)
      const days = found.slice(0, timelineLimits.daysAPage)
      const next = found[timelineLimits.daysAPage]
      const [newest, oldest] = [days[0], days.at(-1)]
      if (newest === undefined || oldest === undefined) return { today, days: [], later }
      const range = { from: oldest, to: dayAfter(newest) }
      return {
        today,
        days: await groupsBetween(userId, filters, { range, listed: 0 }),
        ...(next === undefined ? {} : { next }),
        later,
      }
    },

    async day(userId: string, day: string, filters: Filters): Promise<TimelineDayView> {
      const range = { from: day, to: dayAfter(day) }
      const [{ days, following }, [found]] = await Promise.all([
        daysUpTo(userId, filters, day),
        groupsBetween(userId, filters, { range, listed: listedOnPage }),
      ])
      const previous = days.find((each) => each < day)
      return {
        today: dayIn(filters.timeZone, new Date()),
        day,
        groups: found?.groups ?? [],
        ...(previous === undefined ? {} : { previous }),
        ...(following === undefined ? {} : { following }),
      }
    },

    async entries(
      userId: string,
      day: string,
      { kind, of = '', service = '', cursor = 0, ...filters }: EntriesQuery,
    ): Promise<TimelineEntries> {
      const range = { from: day, to: dayAfter(day) }
      const end = cursor + timelineLimits.entriesAPage
      if (kind === 'upload') {
        const documents = await uploads.between(userId, { timeZone: filters.timeZone, ...range })
        const page = documents.slice(cursor, end)
        return {
          entries: uploadEntries(page, filters.timeZone),
          ...(end < documents.length ? { next: end } : {}),
        }
      }
      if (kind === 'picture') {
        const taken = await pictures.between(userId, { timeZone: filters.timeZone, ...range })
        return {
          entries: taken.slice(cursor, end).map(({ entry }) => entry),
          ...(end < taken.length ? { next: end } : {}),
        }
      }
      const tables = inZone(workspaces, filters.timeZone)
      const [catalog, part] = await Promise.all([tables.catalog(userId), partOf(userId, filters)])
      const all = entriesSql(catalog, { ...part, ...range, group: { kind, of, service } })
      if (all === undefined) return { entries: [] }
      const sql = `${orderedEntriesSql(all)} LIMIT ${timelineLimits.entriesAPage + 1} OFFSET ${cursor}`
      const { rows } = await tables.query(userId, sql)
      const page = rows.slice(0, timelineLimits.entriesAPage).map(entryOf)
      return {
        entries: await placesOf(
          userId,
          page.map((entry) => ({ kind, entry })),
        ),
        ...(rows.length > timelineLimits.entriesAPage ? { next: end } : {}),
      }
    },
  }
}
