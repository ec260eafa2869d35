import { expect, test } from 'vitest'
import { answersInMemory } from '#server/answers/fixtures.ts'
import { playKind } from '#server/records/play.ts'
import { rowsOf } from '#server/records/record-kind.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import type { Item } from '../../connector.ts'
import { lookAt } from '../../exports/exports.fixtures.ts'
import { memoryFile } from '../../memory-file.fixtures.ts'
import { postsOf, readImport } from '../../read-import.fixtures.ts'
import { diaryFile, diaryRows, exportArchive, exportFiles } from './export.fixtures.ts'
import { createMedia } from '../media.ts'

const media = createMedia()
const files = exportFiles()
const playsOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'play' ? [item.play] : []))
const keysOf = (items: readonly Item[]) => items.map(({ kind, key }) => `${kind} ${key}`)

test('an export and its files are recognised, whatever they are called', async () => {
  expect(await lookAt(exportArchive())).toMatch(/^media: .* Letterboxd$/)
  expect(await lookAt(diaryFile)).toBe('media: a film diary from Letterboxd')
  expect(await lookAt(memoryFile('diary (1).csv', files['diary.csv']))).toBe(
    'media: a film diary from Letterboxd',
  )
  expect(await lookAt(memoryFile('watchlist.csv', files['watchlist.csv']))).toBe(
    'media: a watchlist from Letterboxd',
  )
})

test('a film in the diary, among those watched and among the rated ones counts once', async () => {
  const { items, failures } = await readImport(media, exportArchive())
  expect(playsOf(items)).toMatchObject([
    { title: 'A Quiet Field', year: 2019, at: '2026-03-01', rating: 3.5, kind: 'film' },
    { title: 'The Long Hedge', year: 1984, at: '2026-03-14', rating: 5, service: 'Letterboxd' },
    { title: 'A Quiet Field', year: 2019, at: '2026-04-02', rating: 4 },
    { title: 'The Long Hedge', year: 2021, at: '2026-03-31', rating: 2 },
    { title: 'Ditch, "Bank" and Fen', year: 1971, at: '', rating: 4.5 },
  ])
  expect(new Set(keysOf(items)).size).toBe(items.length)
  expect(failures).toEqual([])
})

test('the report says what was left out and why', async () => {
  const { skipped, notes } = await readImport(media, exportArchive())
  expect(skipped).toEqual([
    { reason: 'Films that another file of the export contains as well', count: 7 },
    { reason: 'Files of a kind that Trove does not read here', count: 1 },
  ])
  expect(notes).toContain('Films without a day, because only the diary states it: 1.')
})

test('reviews and likes become posts, and the watchlist and the profile are kept', async () => {
  const { items } = await readImport(media, exportArchive())
  expect(postsOf(items)).toMatchObject([
    {
      kind: 'review',
      title: 'The Long Hedge (1984)',
      text: '5 of 5 stars\nTwo hours of hawthorn,\nand not one too many.',
      at: '2026-03-14',
    },
    { kind: 'like', title: 'The Long Hedge (1984)', at: '2026-03-15' },
  ])
  expect(items).toContainEqual(
    expect.objectContaining({
      activity: expect.objectContaining({
        action: 'added to the watchlist',
        title: 'Marl (2024)',
        at: '2026-02-02',
      }),
    }),
  )
  expect(items).toContainEqual(
    expect.objectContaining({
      profileEntry: expect.objectContaining({ title: 'adafilms', from: '2020-05-06' }),
    }),
  )
})

test('separate files and a newer export give the same films', async () => {
  const filmKeys = async (...given: Parameters<typeof readImport>[1][]) =>
    keysOf((await readImport(media, ...given)).items).filter((key) => key.startsWith('play'))
  const whole = await filmKeys(exportArchive())
  expect(whole).toEqual(expect.arrayContaining(await filmKeys(diaryFile)))
  for (const name of ['watched.csv', 'ratings.csv'] as const) {
    expect(whole).toEqual(expect.arrayContaining(await filmKeys(memoryFile(name, files[name]))))
  }
  const later = [
    ...diaryRows,
    ['2026-05-02', 'Ditch, "Bank" and Fen', '1971', 'https://boxd.it/d5', '', '', '', '2026-05-01'],
  ]
  expect(await filmKeys(exportArchive(later))).toEqual(whole)
})

test('a table imported after the diary adds its rating and keeps the day', async () => {
  const filmIn = async (name: 'diary.csv' | 'ratings.csv' | 'watched.csv', title: string) => {
    const { items } = await readImport(media, memoryFile(name, files[name]))
    return playsOf(items).findLast((play) => play.title === title)
  }
  const [entry, rated, marked] = [
    await filmIn('diary.csv', 'The Long Hedge'),
    await filmIn('ratings.csv', 'The Long Hedge'),
    await filmIn('watched.csv', 'The Long Hedge'),
  ]
  if (!entry || !rated || !marked) throw new Error('a table was not read')
  const expected = { at: '2026-03-31', rating: 2, year: 2021 }
  expect(playKind.merge?.(playKind.merge(entry, rated), marked)).toMatchObject(expected)
  expect(playKind.merge?.(playKind.merge(rated, marked), entry)).toMatchObject(expected)
})

test('questions about films are answered from it', async () => {
  const { items } = await readImport(media, exportArchive())
  const rows = playsOf(items)
    .flatMap((play) => rowsOf(playKind, play))
    .map((cells) =>
      Object.fromEntries(playKind.columns.map(({ name }, at) => [name, cells[at] ?? null])),
    )
  await using life = answersInMemory({ records: [{ of: recordKinds.play, rows }] })
  const questions = [
    ['Which film did I rate highest?', /The Long Hedge/],
    ['How many films did I watch in March 2026?', /\b3\b/],
    ['How many films did I watch in 2026?', /\b4\b/],
    ['Which film did I rate lowest?', /The Long Hedge/],
    ['Which films did I tag as cinema?', /A Quiet Field/],
    ['How did I rate Ditch, Bank and Fen?', /4\.5/],
    ['How many films did I rewatch?', /\b1\b/],
    ['When did I watch A Quiet Field?', /April 2|2 April|2026-04-02|Apr 2/],
    ['Wie viele Filme habe ich im März 2026 gesehen?', /\b3\b/],
  ] as const
  for (const [question, expected] of questions) {
    const { answer } = await life.ask(question)
    expect.soft(answer, question).toMatch(expected)
  }
})
