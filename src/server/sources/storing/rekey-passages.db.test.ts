import path from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { documents } from '#server/db/tables.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import { mailItem } from '#server/records/records.fixtures.ts'
import { removePassages, storePassages } from '#server/search/index-passages.ts'
import { makeLegacy } from '#server/search/legacy-index.fixtures.ts'
import { findOutdatedIndexes } from '#server/search/outdated-indexes.ts'
import { pendingVectors, storeVectors } from '#server/search/passage-vectors.ts'
import { createSearch } from '#server/search/search.ts'
import { sealJson } from '#server/vault/seal.ts'
import { openSource } from './open-source.fixtures.ts'
import { rekeyPassages } from './rekey-passages.ts'

const embedder = createEmbedder({
  cacheDir: path.resolve('.cache/models'),
  threads: 1,
  log: pino({ level: 'silent' }),
})
afterAll(() => embedder.close())

const going = new AbortController().signal

/** Ada's mails and files, found by words and by meaning. */
async function openIndex() {
  const source = await openSource()
  const { db, vault } = source
  const keys = await vault.keysOf('ada')
  const { search } = createSearch({ db, vault, embedder })
  const file = async (id: string, text: string, { language = 'en', sample = false } = {}) => {
    const name = `${id}.txt`
    const place = { table: 'documents', id, userId: 'ada' }
    const locator = { kind: 'blocks', from: 0, to: 0 } as const
    await db.asUser('ada', async (tx) => {
      await tx.insert(documents).values({
        userId: 'ada',
        id,
        sealed: sealJson(keys.content, place, { name }),
        contentKey: Buffer.from(id),
        mimeType: 'text/plain',
        sizeBytes: 0,
        sample,
      })
      const passages = [{ text, path: [], locator }]
      await storePassages(tx, keys, 'ada', { documentId: id, name, language, passages })
    })
  }
  const embed = async () => {
    const pending = await db.asUser('ada', (tx) => pendingVectors(tx, keys, 'ada', { limit: 99 }))
    const vectors = await embedder.embed(pending.map(({ text }) => text))
    const rows = pending.flatMap(({ passageId }, index) => {
      const vector = vectors[index]
      return vector ? [{ passageId, vector }] : []
    })
    await db.asUser('ada', (tx) => storeVectors(tx, keys, 'ada', rows))
  }
  return {
    ...source,
    file,
    embed,
    hits: async (question: string) =>
      (await search('ada', question, { limit: 3 })).map(({ text, score, matchedTerms }) => ({
        text,
        score,
        matchedTerms,
      })),
    makeLegacy: () =>
      db.asUser('ada', (tx) => makeLegacy(tx, keys, 'ada', (texts) => embedder.embed(texts))),
    wrongCounts: () =>
      source.read(sql`
        select term from (
          select term, count(*)::int as held from passages, unnest(terms) as term group by term
        ) as held full join term_counts using (term)
        where held is distinct from passages`),
    epochs: () =>
      source.read<{ origin: string; held: number }>(sql`
        select origin, index_epochs.passages, count(passages.*)::int as held
        from index_epochs left join passages on epoch = index_epochs.id
        group by index_epochs.id, origin, index_epochs.passages, source_id
        order by origin, index_epochs.passages`),
  }
}

test('a legacy index can be searched and extended, and is rekeyed with separate keys per origin', async () => {
  await using ada = await openIndex()
  await ada.store([
    mailItem('m1', { subject: 'Boat', text: 'The boat leaks at the bow.' }),
    mailItem('m2', {
      subject: 'Harbor Gazette',
      from: [{ name: 'Gazette', address: 'newsletter@gazette.example' }],
      text: 'The ferry begins at seven.',
    }),
  ])
  await ada.file('doc_de', 'Die Rechnungen der Häuser wurden bezahlt.', { language: 'de' })
  await ada.file('doc_sample', 'Cats are welcome. Dogs need a written consent.', { sample: true })
  await ada.embed()
  const questions = ['boat', 'Rechnung Haus', 'ferry', 'consent for dogs', 'kitten allowed']
  const all = () => Promise.all(questions.map(ada.hits))
  const before = await all()
  expect(before.map((found) => found.length > 0)).toEqual(questions.map(() => true))

  await ada.makeLegacy()
  expect(await findOutdatedIndexes(ada.db, 'rekey-passages')).toEqual([{ userId: 'ada' }])
  expect(await all()).toEqual(before)

  await ada.file('doc_new', 'The boat is on the beach.')
  await ada.embed()
  const boats = async () => (await ada.hits('boat')).map(({ text }) => text)
  expect(await boats()).toHaveLength(2)

  await rekeyPassages(ada, { userId: 'ada' }, going)
  expect(await findOutdatedIndexes(ada.db, 'rekey-passages')).toEqual([])
  expect(await ada.epochs()).toEqual([
    { origin: 'bulk', passages: 1, held: 1 },
    { origin: 'own', passages: 1, held: 1 },
    { origin: 'own', passages: 2, held: 2 },
    { origin: 'sample', passages: 1, held: 1 },
  ])
  const left = sql`
    select passages.id from passages left join passage_vectors as vectors on passage_id = passages.id
    where epoch = 0 or signs is null or bits is not null`
  expect(await ada.read(left)).toEqual([])
  expect(await ada.wrongCounts()).toEqual([])
  expect(await boats()).toHaveLength(2)
  await ada.db.asUser('ada', (tx) => removePassages(tx, 'ada', 'doc_new'))
  expect(await all()).toEqual(before)
})
