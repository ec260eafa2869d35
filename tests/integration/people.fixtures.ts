import { expect } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { peopleChange, peopleList, type PeopleChange } from '#shared/people.ts'
import { sourceView, type SourceType } from '#shared/sources.ts'
import { create, importFiles, settled } from '#tests/data-sources.ts'
import type { Browser } from '#tests/server.ts'

export const mailOf = (from: string, to: string, n: number) =>
  [
    `From x Mon Mar 02 10:0${n}:00 +0000 2026`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: Note ${n}`,
    `Date: Mon, 02 Mar 2026 10:0${n}:00 +0000`,
    `Message-ID: <${n}@example.org>`,
    '',
    'Hello.',
    '',
  ].join('\n')

export async function bring(
  browser: Browser,
  type: SourceType,
  files: Record<string, string>,
  given = {},
) {
  const created = await create(browser, type, given)
  const { id } = sourceView.parse(await created.json())
  expect((await importFiles(browser, id, files)).status).toBe(202)
  await settled(browser, id)
  return id
}

export const listed = async (browser: Browser, q = '') =>
  peopleList.parse(await (await browser.get(`/api/people?q=${encodeURIComponent(q)}`)).json())
export const change = async (
  browser: Browser,
  path: string,
  body: unknown,
): Promise<PeopleChange> =>
  peopleChange.parse(await (await browser.post(`/api/people/${path}`, body)).json())
export const undo = (browser: Browser, { undo: id }: PeopleChange) =>
  browser.post('/api/people/undo', { undo: id })
export const ask = async (browser: Browser, question: string) => {
  const { answer, table, sql } = askResponse.parse(
    await (await browser.post('/api/ask', { question })).json(),
  )
  return { answer, rows: table?.rows, sql }
}
