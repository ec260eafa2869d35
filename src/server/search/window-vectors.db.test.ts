import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { open, seal } from '#server/vault/seal.ts'
import { bytesWithoutWindows } from './pack-vector.ts'
import { embedder, openSearch } from './search-index.fixtures.ts'

afterAll(() => embedder.close())

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

test('a vector from before there were windows is computed again, and found once', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'manual', [{ text: manual }])
  await trove.embed('ada')
  await trove.search('ada', 'parrot')
  const keys = await trove.vault.keysOf('ada')
  await trove.db.asUser('ada', async (tx) => {
    const { rows } = await tx.execute(sql`select passage_id as id, sealed from passage_vectors`)
    for (const { id, sealed } of z.array(sealedRow).parse(rows)) {
      const place = { table: 'passage_vectors', id, userId: 'ada' }
      const earlier = open(keys.vector, place, sealed).subarray(0, bytesWithoutWindows)
      const kept = seal(keys.vector, place, earlier)
      await tx.execute(sql`update passage_vectors set sealed = ${kept}`)
    }
  })
  const before = await trove.search('ada', 'What does the parrot eat?')
  expect(before.map(({ documentId, windows }) => [documentId, windows])).toEqual([['manual', []]])
  expect(await trove.embed('ada')).toBe(1)
  expect(await trove.embed('ada')).toBe(0)
  const after = await trove.search('ada', 'What does the parrot eat?')
  expect(after.map(({ documentId }) => documentId)).toEqual(['manual'])
  expect(after[0]?.windows?.length).toBeGreaterThan(1)
  expect(await trove.counts('ada')).toMatchObject({ vectors: 1, passages: 1 })
})
