import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { post, type Post } from '#server/connectors/kinds/post.ts'
import { openRecord } from '../reading/open-records.ts'
import type { Incoming, Pair } from './changes.ts'
import { momentOf, type Store } from './insert-rows.ts'
import { minuteOf, pairByClock, textContent, type Timed } from './pair-by-clock.ts'

const dayMs = 24 * 60 * 60 * 1000

type NewPost = { incoming: Incoming; post: Post }
type StoredPost = Pick<Pair, 'known' | 'naturalKey'> & { post: Post }

/** Posts of Facebook and Instagram that came as pages, without a time zone, and as JSON. */
export async function postPairs(store: Store, fresh: readonly Incoming[]): Promise<Pair[]> {
  if (store.owner.type !== 'facebook') return []
  const posts = fresh.flatMap((incoming): NewPost[] =>
    incoming.item.kind === 'post' && incoming.item.post.at !== ''
      ? [{ incoming, post: incoming.item.post }]
      : [],
  )
  if (posts.length === 0) return []
  const stored = await storedAround(store, posts)
  const [own, other] = [Map.groupBy(posts, isLocal), Map.groupBy(stored, isLocal)]
  const pairs: Pair[] = []
  const add = (found: NewPost | undefined, at: StoredPost | undefined, isBetter: boolean) => {
    if (!found || !at) return
    pairs.push({ incoming: found.incoming, known: at.known, naturalKey: at.naturalKey, isBetter })
  }
  for (const [page, json] of pairPosts(own.get(true) ?? [], other.get(false) ?? []))
    add(own.get(true)?.[page], other.get(false)?.[json], false)
  for (const [page, json] of pairPosts(other.get(true) ?? [], own.get(false) ?? []))
    add(own.get(false)?.[json], other.get(true)?.[page], true)
  return pairs
}

const isLocal = ({ post: { timeIsLocal } }: { post: Post }) => timeIsLocal === true

type WithPost = { post: Post }
const pairPosts = (pages: readonly WithPost[], json: readonly WithPost[]) =>
  pairByClock(
    pages.map(timed),
    json.map(timed),
    (page, at) => actOf(pages[page]) === actOf(json[at]),
  )

/** Pages do not distinguish what was shared from what was written. */
const actOf = (found: WithPost | undefined) =>
  found && `${found.post.service} ${found.post.kind === 'share' ? 'post' : found.post.kind}`

/** Both forms begin with the person's words; what follows about links and pictures differs. */
function timed({ post: { at, kind, text, title, files, about } }: WithPost): Timed {
  const [firstLine = ''] = text.trim().split('\n')
  const isMark = kind === 'like' || kind === 'reaction'
  const shown = isMark ? title || about : firstLine || files.join(' ') || title
  return { minute: minuteOf(at), content: textContent(shown) }
}

const rowsOfPosts = z.array(
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

/** Stored posts of any such source from the same days. */
async function storedAround({ tx, keys, owner }: Store, posts: readonly NewPost[]) {
  const times = posts.flatMap(({ post: { at } }) => momentOf(at)?.getTime() ?? [])
  if (times.length === 0) return []
  const [from, to] = [Math.min(...times) - dayMs, Math.max(...times) + dayMs]
  const { userId } = owner
  const { rows } = await tx.execute(sql`
    select records.id, source_id as "sourceId", document_id as "documentId",
      row_number as "rowNumber", natural_key as "naturalKey", encode(digest, 'hex') as digest,
      records.sealed
    from records join data_sources on data_sources.user_id = records.user_id
      and data_sources.id = records.source_id and data_sources.type = ${owner.type}
    where records.user_id = ${userId} and kind = 'post' and occurred_at
      between ${new Date(from).toISOString()}::timestamptz and ${new Date(to).toISOString()}::timestamptz
    order by records.id`)
  return rowsOfPosts.parse(rows).map(({ sealed, naturalKey, ...known }): StoredPost => ({
    known: { ...known, kind: 'post' },
    naturalKey,
    post: post.parse(openRecord(keys, { userId, id: known.id, sealed })),
  }))
}
