import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SourceType } from '#shared/sources.ts'
import type { Item } from '#server/connectors/connector.ts'
import { event, type Event } from '#server/connectors/kinds/event.ts'
import { post, type Post } from '#server/connectors/kinds/post.ts'
import { openRecord } from '../reading/open-records.ts'
import type { Incoming, Pair } from './changes.ts'
import { momentOf, type Store } from './insert-rows.ts'
import { minuteOf, pairByClock, textContent, type Timed } from './pair-by-clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A record of a form without time zones or of one with them, as both are compared. */
type Compared = Timed & { at: string; isLocal: boolean; group: string }
type Kind = {
  kind: 'post' | 'event'
  type: SourceType
  ofItem: (item: Item) => Compared | undefined
  ofStored: (value: unknown) => Compared
}

/** Pages give the words first, as JSON does; what follows about links and pictures differs. */
function comparedPost({ service, kind, text, title, files, about, ...dated }: Post): Compared {
  const { at, timeIsLocal = false } = dated
  const [firstLine = ''] = text.trim().split('\n')
  const isMark = kind === 'like' || kind === 'reaction'
  const shown = isMark ? title || about : firstLine || files.join(' ') || title
  return {
    at,
    isLocal: timeIsLocal,
    // Pages do not distinguish what was shared from what was written.
    group: `${service} ${kind === 'share' ? 'post' : kind}`,
    minute: minuteOf(at),
    content: textContent(shown),
  }
}

function comparedEvent({ start, title, allDay, timeIsLocal = false }: Event): Compared {
  const isInstant = start.endsWith('Z') || allDay
  const content = textContent(title)
  return {
    at: start,
    isLocal: timeIsLocal,
    group: allDay ? 'day' : 'time',
    minute: minuteOf(isInstant ? start : `${start}Z`),
    content: allDay && content !== '' ? `day ${content}` : content,
    ...(allDay ? { isDay: true } : {}),
  }
}

const kinds: readonly Kind[] = [
  {
    kind: 'post',
    type: 'facebook',
    ofItem: (item) => (item.kind === 'post' ? comparedPost(item.post) : undefined),
    ofStored: (value) => comparedPost(post.parse(value)),
  },
  {
    kind: 'event',
    type: 'address_book',
    ofItem: (item) => (item.kind === 'event' ? comparedEvent(item.event) : undefined),
    ofStored: (value) => comparedEvent(event.parse(value)),
  },
]

/**
 * Records that came in a form without time zones and in one with them: posts of Facebook and
 * Instagram as pages and as JSON, appointments as a table and as a calendar file.
 */
export async function clockPairs(store: Store, fresh: readonly Incoming[]): Promise<Pair[]> {
  const kind = kinds.find(({ type }) => type === store.owner.type)
  if (!kind) return []
  const found = fresh.flatMap((incoming) => {
    const compared = kind.ofItem(incoming.item)
    return compared && compared.at !== '' ? [{ incoming, compared }] : []
  })
  const stored = await storedAround(
    store,
    kind,
    found.map(({ compared }) => compared),
  )
  if (stored.length === 0) return []
  const [own, other] = [Map.groupBy(found, isLocal), Map.groupBy(stored, isLocal)]
  const [ownLocal = [], ownKnown = []] = [own.get(true), own.get(false)]
  const [local = [], known = []] = [other.get(true), other.get(false)]
  return [
    ...pairsOf(ownLocal, known).map(([mine, there]) => ({ ...mine, ...there, isBetter: false })),
    ...pairsOf(local, ownKnown).map(([there, mine]) => ({ ...mine, ...there, isBetter: true })),
  ].map(({ compared: _, ...pair }) => pair)
}

type WithCompared = { compared: Compared }
const isLocal = ({ compared }: WithCompared) => compared.isLocal

function pairsOf<Local extends WithCompared, Known extends WithCompared>(
  local: readonly Local[],
  known: readonly Known[],
): [Local, Known][] {
  const compared = (one: WithCompared) => one.compared
  const pairs = pairByClock(
    local.map(compared),
    known.map(compared),
    (one, other) => local[one]?.compared.group === known[other]?.compared.group,
  )
  return [...pairs].flatMap(([one, other]): [Local, Known][] => {
    const [mine, there] = [local[one], known[other]]
    return mine && there ? [[mine, there]] : []
  })
}

const rowsOfRecords = z.array(
  z.object({
    id: z.coerce.bigint(),
    sourceId: z.string(),
    documentId: z.string().nullable(),
    rowNumber: z.number().nullable(),
    naturalKey: z.instanceof(Buffer),
    digest: z.string().nullable(),
    sealed: z.instanceof(Buffer),
  }),
)

/** Stored records of the kind from the same days, of any such source. */
async function storedAround(
  { tx, keys, owner: { userId } }: Store,
  { kind, type, ofStored }: Kind,
  around: readonly Compared[],
) {
  const times = around.flatMap(({ at }) => momentOf(at)?.getTime() ?? [])
  if (times.length === 0) return []
  const [from, to] = [Math.min(...times) - dayMs, Math.max(...times) + dayMs]
  const { rows } = await tx.execute(sql`
    select records.id, source_id as "sourceId", document_id as "documentId",
      row_number as "rowNumber", natural_key as "naturalKey", encode(digest, 'hex') as digest,
      records.sealed
    from records join data_sources on data_sources.user_id = records.user_id
      and data_sources.id = records.source_id and data_sources.type = ${type}
    where records.user_id = ${userId} and kind = ${kind} and occurred_at
      between ${new Date(from).toISOString()}::timestamptz and ${new Date(to).toISOString()}::timestamptz
    order by records.id`)
  return rowsOfRecords.parse(rows).map(({ sealed, naturalKey, ...known }) => ({
    known: { ...known, kind },
    naturalKey,
    compared: ofStored(openRecord(keys, { userId, id: known.id, sealed })),
  }))
}
