import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removePassages, storePassages } from './index-passages.ts'
import { storeVectors } from './passage-vectors.ts'
import { openSearch, passage } from './search-index.fixtures.ts'
import { createSearch } from './search.ts'

const lease = [
  { path: ['Lease', 'Payments'], text: 'The rent is 1,250.00 EUR and due on the first day.' },
  { path: ['Lease', 'Ending'], text: 'Either side may end the lease with three months of notice.' },
  { path: ['Lease', 'Pets'], text: 'Cats are welcome. Dogs need a written consent.' },
]

test('a passage is found by its words as soon as it is stored', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'lease', lease)
  const [hit] = await trove.search('ada', 'How much RENTS 1250?')
  expect(hit).toMatchObject({
    documentId: 'lease',
    path: ['Lease', 'Payments'],
    locator: { kind: 'blocks', from: 0, to: 0 },
    dense: undefined,
    coverage: 1,
  })
  expect(hit?.matchedTerms).toEqual(expect.arrayContaining(['rent', '1250']))
})

test('a passage is found by its meaning once it has a vector', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'lease', lease)
  expect(await trove.search('ada', 'kitten allowed')).toEqual([])
  expect(await trove.embed('ada')).toBe(3)
  const hits = await trove.search('ada', 'kitten allowed')
  expect(hits[0]?.text).toContain('Cats')
  expect(await trove.embed('ada')).toBe(0)
})

test('scores are between 0 and 1 and decrease from hit to hit', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'lease', lease)
  await trove.embed('ada')
  const good = (await trove.search('ada', 'notice to end the lease')).map((hit) => hit.score)
  const poor = (await trove.search('ada', 'due volcanoes of Iceland')).map((hit) => hit.score)
  expect(good.toSorted((a, b) => b - a)).toEqual(good)
  expect(good[0]).toBeLessThanOrEqual(1)
  expect(good[0]).toBeGreaterThan((poor[0] ?? 0) + 0.2)
})

test('a question about something else finds nothing', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'lease', lease)
  await trove.embed('ada')
  expect(await trove.search('ada', 'volcanoes in Iceland')).toEqual([])
})

test('words of headings and of the file name find a document', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'a', [{ path: ['Insurance'], text: 'The premium is paid yearly.' }])
  await trove.add('ada', 'b', [{ text: 'Nothing in here.' }], 'en', 'Dentist bill.txt')
  expect((await trove.search('ada', 'insurance'))[0]?.documentId).toBe('a')
  expect((await trove.search('ada', 'dentists'))[0]?.documentId).toBe('b')
})

test('words are stemmed in the language of the document', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'de', [{ text: 'Die Rechnungen der Häuser wurden bezahlt.' }], 'de')
  await trove.add('ada', 'fr', [{ text: 'Les factures sont payées.' }], 'fr')
  expect((await trove.search('ada', 'Rechnung Haus'))[0]).toMatchObject({
    documentId: 'de',
    coverage: 1,
  })
  expect((await trove.search('ada', 'facture'))[0]?.documentId).toBe('fr')
})

test('a question with only common words still finds something', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'song', [{ text: 'Who are you? I am who I am.' }, { text: 'Silence.' }])
  const hits = await trove.search('ada', 'who are you')
  expect(hits[0]?.text).toContain('Who are you')
})

test('a search restricted to some documents finds nothing in others', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'one', lease)
  await trove.add('ada', 'two', lease)
  await trove.embed('ada')
  const hits = await trove.search('ada', 'rent', ['two'])
  expect(hits.length).toBeGreaterThan(0)
  expect(new Set(hits.map((hit) => hit.documentId))).toEqual(new Set(['two']))
})

test("nobody finds another person's data", async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'lease', lease)
  await trove.embed('ada')
  expect(await trove.search('ben', 'rent')).toEqual([])
  expect(await trove.search('ben', 'rent', ['lease'])).toEqual([])
})

test('the passages around a hit are from its own document and person', async () => {
  await using opened = await openSearch()
  const lines = ['north', 'south', 'east', 'west'].map((text) => ({ text: `Room ${text}` }))
  await opened.add('ada', 'rooms', lines)
  await opened.add('ada', 'others', lines)
  const [hit] = await opened.search('ada', 'room north', ['rooms'])
  const ids = [hit?.passageId ?? '0']
  const around = await opened.around('ada', ids, 2)
  expect(around.map(({ documentId, text }) => [documentId, text])).toEqual(
    ['north', 'south', 'east'].map((text) => ['rooms', `Room ${text}`]),
  )
  expect(await opened.around('ben', ids, 2)).toEqual([])
})

test('vectors added between two questions are found, and removed ones are not', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'lease', lease)
  await trove.embed('ada')
  const found = async () =>
    (await trove.search('ada', 'kitten allowed')).map(({ documentId }) => documentId)
  expect(await found()).toEqual(['lease'])
  await trove.add('ada', 'more', [{ text: 'Cats may stay on the balcony.' }])
  await trove.embed('ada')
  expect((await found()).toSorted()).toEqual(['lease', 'more'])
  await trove.db.asUser('ada', (tx) => removePassages(tx, 'ada', 'lease'))
  expect(await found()).toEqual(['more'])
})

test('equal passages of two origins share no term, and both are found', async () => {
  await using trove = await openSearch()
  const texts = [{ text: 'The garage code is 4711.' }]
  await trove.add('ada', 'own', texts)
  const keys = await trove.vault.keysOf('ada')
  await trove.add('ada', 'bulletin', [{ text: 'Nothing else.' }])
  await trove.db.asUser('ada', (tx) =>
    storePassages(tx, keys, 'ada', {
      documentId: 'bulletin',
      name: 'own.txt',
      language: 'en',
      bulk: true,
      passages: texts.map(passage),
    }),
  )
  const { rows } = await trove.db.asUser('ada', (tx) =>
    tx.execute(sql`select term from passages, unnest(terms) as term group by term
      having count(distinct epoch) > 1`),
  )
  expect(rows).toEqual([])
  const hits = await trove.search('ada', 'garage code')
  expect(hits.map(({ documentId }) => documentId).toSorted()).toEqual(['bulletin', 'own'])
  await trove.db.asUser('ada', (tx) => removePassages(tx, 'ada', 'bulletin'))
  const left = await trove.db.asUser('ada', (tx) =>
    tx.execute(sql`select origin, passages from index_epochs`),
  )
  expect(left.rows).toEqual([{ origin: 'own', passages: 1 }])
})

test('removing a document subtracts everything it added to the counts', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'kept', [{ text: 'The rent of the garage.' }])
  await trove.embed('ada')
  const before = await trove.counts('ada')
  await trove.add('ada', 'gone', lease)
  await trove.embed('ada')
  await trove.db.asUser('ada', (tx) => removePassages(tx, 'ada', 'gone'))
  expect(await trove.counts('ada')).toEqual(before)
  expect((await trove.search('ada', 'rent')).map((hit) => hit.documentId)).toEqual(['kept'])
})

test('a vector for a passage that was deleted meanwhile is dropped', async () => {
  await using trove = await openSearch()
  await trove.add('ada', 'lease', lease)
  const keys = await trove.vault.keysOf('ada')
  const rows = [{ passageId: 9_999n, vector: new Float32Array(384) }]
  await trove.db.asUser('ada', (tx) => storeVectors(tx, keys, 'ada', rows))
  expect(await trove.counts('ada')).toMatchObject({ vectors: 0, passages: 3 })
})

test('passages that two people store at the same time are both counted', async () => {
  await using trove = await openSearch()
  await Promise.all([1, 2, 3, 4].map((n) => trove.add('ada', `copy ${n}`, lease)))
  expect(await trove.counts('ada')).toMatchObject({ passages: 12 })
})

test('more people than there are connections can search at the same time', async () => {
  await using opened = await openSearch()
  await opened.add('ada', 'notes', [{ text: 'The garage code is 4711.' }])
  const searches = Array.from({ length: 40 }, () => opened.search('ada', 'garage code'))
  const hits = await Promise.all(searches)
  expect(hits.map((found) => found[0]?.documentId)).toEqual(
    Array.from({ length: 40 }, () => 'notes'),
  )
})

test('without a model, words alone find a passage', async () => {
  await using opened = await openSearch()
  await opened.add('ada', 'notes', [{ text: 'The garage code is 4711.' }])
  const failing = { embed: () => Promise.reject(new Error('no model')) }
  const { search } = createSearch({ ...opened, embedder: failing })
  const [hit] = await search('ada', 'garage code', { limit: 1 })
  expect(hit?.text).toContain('4711')
})
