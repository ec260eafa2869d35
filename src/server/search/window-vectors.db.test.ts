import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { open, seal } from '#server/vault/seal.ts'
import { embedPending } from './embed-passages.ts'
import { packVector, readVector } from './pack-vector.ts'
import { toEmbed } from './passage-vectors.ts'
import { windowsOf } from './reading-windows.ts'
import { findOutdatedIndexes } from './outdated-indexes.ts'
import { renewVectors } from './renew-vectors.ts'
import { embedder, openSearch } from './search-index.fixtures.ts'

const sealedRow = z.object({ id: z.coerce.bigint(), sealed: z.instanceof(Buffer) })

/** Nine lines about the house and one about a bird, too long to be read at once. */
const manual = [
  ...Array.from(
    { length: 9 },
    (_, n) => `Radiator ${n + 1} is bled with the small key until water comes out of the valve.`,
  ),
  'The parrot eats sunflower seeds in the morning and a slice of apple at night.',
].join('\n')

test('a hit tells how similar each of its reading windows is to the question', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'manual', [{ text: manual }])
  await trove.embed('ada')
  const [hit] = await trove.search('ada', 'What does the parrot eat?')
  const windows = hit?.windows ?? []
  expect(windows.length).toBeGreaterThan(1)
  expect(windows.indexOf(Math.max(...windows))).toBe(windows.length - 1)
})

/** Vectors as they were stored before those of windows were. */
async function withoutWindows({ db, vault }: Awaited<ReturnType<typeof openSearch>>) {
  const keys = await vault.keysOf('ada')
  await db.asUser('ada', async (tx) => {
    const { rows } = await tx.execute(sql`select passage_id as id, sealed from passage_vectors`)
    for (const { id, sealed } of z.array(sealedRow).parse(rows)) {
      const place = { table: 'passage_vectors', id, userId: 'ada' }
      const { values, scale } = readVector(open(keys.vector, place, sealed))
      const packed = packVector(Float32Array.from(values, (value) => value * scale))
      await tx.execute(sql`
        update passage_vectors set sealed = ${seal(keys.vector, place, packed.subarray(0, -1))}
        where passage_id = ${id}`)
    }
    await tx.execute(sql`update passage_totals set renew_vectors = true`)
  })
}

test('vectors from before there were windows serve until they get theirs, and only German texts are embedded again', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'manual', [{ text: manual }])
  await trove.add('ada', 'note', [{ text: 'The garage code is 4711.' }])
  await trove.add('ada', 'brief', [
    { text: 'Die Miete ist am dritten Tag fällig und nicht früher.' },
  ])
  await trove.embed('ada')
  await withoutWindows(trove)
  const hits = async () =>
    (await trove.search('ada', 'What does the parrot eat?')).map(({ documentId, windows }) => [
      documentId,
      windows?.length ?? 0,
    ])
  expect(await hits()).toEqual([['manual', 0]])
  expect(await findOutdatedIndexes(trove.db, 'renew-vectors')).toEqual([{ userId: 'ada' }])

  const embedded: string[] = []
  const recording = {
    embed: (texts: string[]) => {
      embedded.push(...texts)
      return embedder.embed(texts)
    },
  }
  const going = new AbortController().signal
  await renewVectors({ ...trove, embedder: recording }, { userId: 'ada' }, going)
  expect(embedded.filter((text) => text.includes('Miete'))).toHaveLength(1)
  expect(embedded.some((text) => text.includes('garage') || text === manual)).toBe(false)
  expect(await findOutdatedIndexes(trove.db, 'renew-vectors')).toEqual([])
  const [[document, windows] = []] = await hits()
  expect([document, windows]).toEqual(['manual', windowsOf(manual).length])

  embedded.length = 0
  await renewVectors({ ...trove, embedder: recording }, { userId: 'ada' }, going)
  expect(embedded).toEqual([])
  expect(await trove.counts('ada')).toMatchObject({ vectors: 3, passages: 3 })
})

test('a passage of cells and one of very many windows are embedded as a whole only', () => {
  const locator = { kind: 'cells', sheet: 'Log', range: 'A1:B9' } as const
  expect(toEmbed(1n, { text: manual, path: [], locator }).windows).toEqual([])
  const long = Array.from({ length: 40 }, () => manual).join('\n')
  const blocks = { kind: 'blocks', from: 0, to: 0 } as const
  expect(toEmbed(1n, { text: long, path: [], locator: blocks }).windows).toEqual([])
  expect(toEmbed(1n, { text: manual, path: [], locator: blocks }).windows.length).toBeGreaterThan(1)
})

test('each passage gets its own vector and those of its own windows', async () => {
  const lengths = {
    embed: async (texts: string[]) => texts.map((text) => Float32Array.of(text.length)),
  }
  const pending = [
    { passageId: 1n, text: 'a', windows: [] },
    { passageId: 2n, text: 'bb', windows: ['ccc', 'dddd'] },
    { passageId: 3n, text: 'eeeee', windows: [] },
  ]
  const rows = await embedPending(lengths, pending)
  expect(
    rows.map(({ passageId, vector, windows = [] }) => [
      passageId,
      vector[0],
      windows.map(([length]) => length),
    ]),
  ).toEqual([
    [1n, 1, []],
    [2n, 2, [3, 4]],
    [3n, 5, []],
  ])
})
