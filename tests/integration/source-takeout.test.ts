import { expect } from 'vitest'
import { importDraft, sourceView } from '#shared/sources.ts'
import { partOf } from '#server/connectors/google/takeout/takeout.fixtures.ts'
import { create, list, report, search, settled } from '#tests/data-sources.ts'
import { test, type Browser } from '#tests/server.ts'

const mail =
  'From 1790@xxx Mon Mar 02 10:00:00 +0000 2026\nFrom: bea@example.org\nSubject: Rhubarb\nMessage-ID: <1@x>\n\nThe rhubarb is ready.\n'
const first = {
  'Gmail/Alle.mbox': mail,
  'Drive/Garden/plan.txt': 'Artichokes go into the third bed.',
  'Kontakte/Alle/Alle.vcf':
    'BEGIN:VCARD\r\nFN:Bea Gardner\r\nEMAIL:bea@example.org\r\nEND:VCARD\r\n',
  'Home App/HomeApp.json': { homes: [1] },
}
const second = {
  'Keep/Seeds.json': { title: 'Seeds', textContent: 'kohlrabi', userEditedTimestampUsec: 1 },
  'Chrome/Verlauf.json': {
    'Browser History': [{ title: 'Celeriac', url: 'https://example.org', time_usec: 1e15 }],
  },
}

const fileOf = async (part: ReturnType<typeof partOf>) =>
  new File([new Uint8Array(await part.read(0, part.size))], part.name)

async function formOf() {
  const form = new FormData()
  for (const [number, files] of [first, second].entries()) {
    form.append('files', await fileOf(partOf(files, `00${number + 1}`)))
  }
  return form
}
const namesOf = async (browser: Browser, query: string) =>
  (await search(browser, query)).map(({ originalName }) => originalName)

test('a Takeout archive in two parts becomes mail, files, people, notes and activities', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'google', {})).json())
  const upload = async () => {
    const body = await formOf()
    expect((await ada.send('POST', `/api/data-sources/${id}/import`, { body })).status).toBe(202)
    return settled(ada, id)
  }
  const source = await upload()
  expect(source).toMatchObject({
    status: 'connected',
    counts: { emails: 1, contacts: 1, notes: 1 },
  })
  const done = await report(ada, id)
  expect(done).toMatchObject({ stored: 5, failed: 0 })
  expect(done.files.map(({ recognised }) => recognised).join()).toContain(
    'Google Takeout: Gmail, Drive',
  )
  expect(done.notes.join()).toContain('Home App (.json): 1')
  expect(await namesOf(ada, 'rhubarb')).toEqual(['Rhubarb'])
  expect((await search(ada, 'kohlrabi')).length).toBeGreaterThan(0)
  expect((await search(ada, 'celeriac')).length).toBeGreaterThan(0)
  // Files are read for search after the import.
  await expect
    .poll(() => namesOf(ada, 'artichokes'), { timeout: 25_000, interval: 100 })
    .toEqual(['plan.txt'])

  await upload()
  expect(await report(ada, id)).toMatchObject({ stored: 0, updated: 0, failed: 0 })
})

test('the drop zone recognises a Takeout archive, and creates its source', async ({ server }) => {
  const ada = await server.person('Ada')
  const answer = await ada.send('POST', '/api/imports', { body: await formOf() })
  const draft = importDraft.parse(await answer.json())
  expect(draft.files.map(({ recognised }) => recognised?.type)).toEqual(['google', 'google'])
  const files = draft.files.map((file) => ({ id: file.id }))
  expect((await ada.post(`/api/imports/${draft.id}/start`, { files })).ok).toBe(true)
  const [source] = await list(ada)
  if (!source) throw new Error('there is no source')
  expect(await settled(ada, source.id)).toMatchObject({ type: 'google', status: 'connected' })
  expect(await report(ada, source.id)).toMatchObject({ stored: 5 })
})

test('a source can be deleted while its files are still being read for search', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  for (let round = 0; round < 3; round++) {
    const { id } = sourceView.parse(await (await create(ada, 'google', {})).json())
    const numbers = Array.from({ length: 8 }, (_, number) => number)
    const files = Object.fromEntries(
      numbers.map((n) => [`Drive/bed ${n}.txt`, `beans in bed ${n}`]),
    )
    const body = new FormData()
    body.append('files', await fileOf(partOf(files)))
    await ada.send('POST', `/api/data-sources/${id}/import`, { body })
    await settled(ada, id)
    expect((await ada.del(`/api/data-sources/${id}`)).status).toBe(200)
  }
})
