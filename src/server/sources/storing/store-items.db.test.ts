import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { DeletedItem } from '#server/connectors/connector.ts'
import {
  fileItem,
  mailItem,
  messageItem,
  rowItems,
  transactionItem,
} from '#server/records/records.fixtures.ts'
import { noItems, openSource } from './open-source.fixtures.ts'

vi.setConfig({ testTimeout: 60_000 })

describe('items of a source', () => {
  test('of every kind are shown as rows of a sheet, found, and stored once', async () => {
    await using source = await openSource()
    expect(await source.store(rowItems)).toEqual({ ...noItems, stored: rowItems.length })
    const shown = await source.shown()
    expect(shown.map(({ name }) => name)).toEqual([
      'Accounts',
      'Amazon orders',
      'Fidelity holdings',
      'Fidelity trades',
      'Goodreads books',
      'Google Keep notes',
      'Google events',
      'Health records',
      'Heart rate',
      'Lab results',
      'LinkedIn contacts',
      'LinkedIn profile',
      'Medications',
      'Spotify plays',
      'Transactions',
      'Twitter posts',
      'Web metrics example.org',
      'Workouts',
      'YouTube activities',
    ])
    expect(shown.find(({ name }) => name === 'Heart rate')?.texts).toEqual([
      'Day | Average | Lowest | Highest | Total | Unit | Samples | Source',
      '2026-05-04 | 75 | 60 | 90 | 150 | count/min | 2 | Watch',
    ])
    expect(shown.find(({ name }) => name === 'Google events')?.texts[1]).toMatch(
      /^2026-03-01 09:00 \| 2026-03-01 10:00 \| no \| Chimney sweep/,
    )
    const passages = await source.passages()
    expect(passages).toHaveLength(rowItems.length)
    expect(passages.join('\n')).toContain('The tern has come back to the island')
    expect(await source.store(rowItems)).toEqual({ ...noItems, unchanged: rowItems.length })
    expect(await source.passages()).toEqual(passages)
  })

  test('are updated in place with their passages after a change', async () => {
    await using source = await openSource()
    const rows = Array.from({ length: 30 }, (_, index) =>
      transactionItem(`t${index}`, { payee: `Payee ${index}`, description: `Purchase ${index}` }),
    )
    await source.store(rows)
    const changed = transactionItem('t14', { payee: 'Corrected', description: 'Purchase 14' })
    const added = transactionItem('t30', { payee: 'Payee 30', description: 'Purchase 30' })
    expect(await source.store([...rows.slice(0, 14), changed, added])).toEqual({
      ...noItems,
      stored: 1,
      updated: 1,
      unchanged: 14,
    })
    const passages = await source.passages()
    expect(passages).toHaveLength(3)
    expect(passages[1]).toContain('Corrected')
    expect(passages[1]).not.toContain('Payee 14')
    expect(passages[2]).toContain('Purchase 29')
    expect(passages[2]).toContain('Purchase 30')
    const [sheet] = await source.shown()
    expect(sheet?.texts).toHaveLength(32)
    expect(sheet?.texts[15]).toContain('Corrected')
  })

  test('are deleted when deleted at their origin, without affecting other rows', async () => {
    await using source = await openSource()
    const rows = ['Ann', 'Bob', 'Cem'].map((payee) => transactionItem(payee, { payee }))
    await source.store([...rows, mailItem('m1'), messageItem('c1'), fileItem('f1', 'Leek soup')])
    const gone: DeletedItem[] = [
      { kind: 'transaction', key: 'Bob' },
      { kind: 'email', key: 'm1' },
      { kind: 'message', key: 'c1' },
      { kind: 'file', key: 'f1' },
      { kind: 'file', key: 'never there' },
    ]
    expect(await source.store([], gone)).toEqual({ ...noItems, removed: 4 })
    const shown = await source.shown()
    expect(shown.map(({ name }) => name)).toEqual(['Transactions'])
    expect(shown[0]?.texts.map((text) => text.split(' | ')[2])).toEqual(['Payee', 'Ann', '', 'Cem'])
    expect((await source.passages()).join()).not.toMatch(/Bob|zucchini|lighthouse/)
    expect(await source.store([], gone)).toEqual(noItems)
    const more = await source.store([transactionItem('Bob', { payee: 'Bob again' })])
    expect(more).toEqual({ ...noItems, stored: 1 })
    expect((await source.shown())[0]?.texts).toHaveLength(5)
    // The term counts match the passages exactly.
    const wrong = await source.read(sql`
      select term from (select unnest(terms) as term from passages) as held group by term
      having count(*) is distinct from (select passages from term_counts as known where known.term = held.term)`)
    expect(wrong).toEqual([])
  })

  test('keep their passages if only labels changed', async () => {
    await using source = await openSource()
    await source.store([mailItem('m1'), mailItem('m2', { text: 'The boat leaks.' })])
    const ids = () => source.read<{ id: string }>(sql`select id from passages order by id`)
    const before = await ids()
    const relabelled = mailItem('m1', { labels: ['Inbox', 'Garden'], unread: true })
    expect(await source.store([relabelled])).toEqual({ ...noItems, updated: 1 })
    expect(await ids()).toEqual(before)
    const rewritten = mailItem('m2', { subject: 'Boat', text: 'The boat is dry.' })
    expect(await source.store([rewritten])).toEqual({ ...noItems, updated: 1 })
    expect(await ids()).toHaveLength(2)
    expect((await source.passages()).join()).not.toContain('leaks')
    expect((await source.shown()).map(({ name }) => name)).toEqual(['Boat', 'Harvest'])
  })

  test('lose nothing when a less complete copy arrives', async () => {
    await using source = await openSource()
    await source.store([
      mailItem('m1', { labels: ['Garden'], unread: false, threadId: 'thread 1' }),
    ])
    const copy = { labels: ['Opened'], threadId: '', size: 99 }
    expect(await source.store([mailItem('m1', copy)])).toEqual({ ...noItems, unchanged: 1 })
    expect(await source.store([mailItem('m1', { ...copy, text: 'More' })])).toEqual({
      ...noItems,
      updated: 1,
    })
    const moved = { labels: ['Archive'], unread: false, threadId: 'thread 1', text: 'More' }
    expect(await source.store([mailItem('m1', { ...moved, labels: ['Garden'] })])).toEqual({
      ...noItems,
      unchanged: 1,
    })
    expect(await source.store([mailItem('m1', moved)])).toEqual({ ...noItems, updated: 1 })
  })

  test('of a chat that come as pages lose no known details', async () => {
    await using source = await openSource()
    const whole = { chatId: 'telegram 42', fromMe: true, text: 'Bed 3: https://example.org' }
    await source.store([messageItem('c1', { ...whole, file: 'bed.jpg', kind: 'attachment' })])
    const page = { text: 'Bed 3:\nhttps://example.org', kind: 'media_omitted' } as const
    expect(await source.store([messageItem('c1', page)])).toEqual({ ...noItems, unchanged: 1 })
    expect(await source.store([messageItem('c1', { text: 'Bed 4' })])).toEqual({
      ...noItems,
      updated: 1,
    })
    expect((await source.passages()).join()).toContain('Bed 4')
    const edited = { ...whole, text: 'Bed 4' }
    expect(await source.store([messageItem('c1', edited)])).toEqual({ ...noItems, unchanged: 1 })
  })

  test('of a chat replace only the passages whose text changed', async () => {
    await using source = await openSource()
    const long = Array.from({ length: 200 }, (_, index) =>
      messageItem(`c${index}`, {
        local: `2025-03-${String(1 + Math.floor(index / 10)).padStart(2, '0')}T10:00:${String(index % 10).padStart(2, '0')}`,
        text: `Message ${index} about the lighthouse, the ferry and what to bring along this time`,
        order: index,
      }),
    )
    await source.store(long)
    const ids = () => source.read<{ id: string }>(sql`select id from passages order by ordinal`)
    const before = await ids()
    expect(before.length).toBeGreaterThan(3)
    // The position in the export is not part of the content.
    const moved = long.map((item) =>
      item.kind === 'message' ? { ...item, message: { ...item.message, order: 999 } } : item,
    )
    expect(await source.store(moved)).toEqual({ ...noItems, unchanged: 200 })
    const edited = messageItem('c199', {
      local: '2025-03-20T10:00:09',
      text: 'The ferry is late',
      edited: true,
    })
    expect(await source.store([edited])).toEqual({ ...noItems, updated: 1 })
    const after = await ids()
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
    expect(after.at(-1)).not.toEqual(before.at(-1))
    expect((await source.passages()).at(-1)).toContain('The ferry is late (edited)')
  })

  test('without a digest get one, and do not count as changed', async () => {
    await using source = await openSource()
    await source.store([mailItem('m1')])
    await source.read(sql`update records set digest = null returning id`)
    expect(await source.store([mailItem('m1')])).toEqual({ ...noItems, unchanged: 1 })
    expect(await source.store([mailItem('m1', { labels: ['Garden'] })])).toEqual({
      ...noItems,
      updated: 1,
    })
  })
})
