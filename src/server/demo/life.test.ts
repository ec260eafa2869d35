import { describe, expect, test } from 'vitest'
import { sampleLife, type SampleLife } from './life.ts'

const itemsOf = ({ sources }: SampleLife) => sources.flatMap(({ items }) => items)
const kindsOf = (life: SampleLife) => new Set(itemsOf(life).map(({ kind }) => kind))

/** The contents of Mara's uploads, for a given last day. */
const filesOf = (anchor: string) =>
  Promise.all(
    sampleLife(anchor).uploads.map(async ({ name, write }) => {
      const bytes = await write()
      return { name, start: bytes.toString('latin1', 0, 4), bytes: bytes.toString('base64') }
    }),
  )

describe('the life of the sample person', () => {
  test('is the same for the same day, with every kind of record', () => {
    const life = sampleLife('2026-11-22')
    expect(JSON.stringify(sampleLife('2026-11-22'))).toBe(JSON.stringify(life))
    expect(kindsOf(life).size).toBeGreaterThanOrEqual(14)
    expect(new Set(life.sources.map(({ type }) => type)).size).toBe(16)
  })

  test('has one payment for each order, a little later', () => {
    const items = itemsOf(sampleLife('2026-11-22'))
    const orders = items.flatMap((item) => (item.kind === 'order' ? [item.order] : []))
    const paid = items.flatMap((item) => (item.kind === 'transaction' ? [item.transaction] : []))
    const unpaid = orders.filter(
      ({ shop, cents, at }) =>
        !paid.some(
          (payment) =>
            payment.payee === shop && payment.cents === -(cents ?? 0) && payment.date >= at,
        ),
    )
    expect(orders.length).toBeGreaterThan(15)
    expect(unpaid).toEqual([])
  })

  test('includes realistic files, with the same bytes for the same day', async () => {
    const files = await filesOf('2026-11-22')
    expect(files.map(({ name, start }) => [name, start])).toEqual([
      ['Lease 12 Alder Street.pdf', '%PDF'],
      ['Anchorage renters insurance.pdf', '%PDF'],
      ['Household budget.xlsx', 'PK\u0003\u0004'],
    ])
    expect(await filesOf('2026-11-22')).toEqual(files)
    expect(await filesOf('2026-10-22')).not.toEqual(files)
  })

  test('keeps the events of a day when its last day moves on', () => {
    const chats = (anchor: string) =>
      itemsOf(sampleLife(anchor)).flatMap((item) =>
        item.kind === 'vitals' ? [JSON.stringify(item.vitals)] : [],
      )
    const later = new Set(chats('2026-11-25'))
    expect(chats('2026-11-22').every((each) => later.has(each))).toBe(true)
  })

  test.each(['2026-01-01', '2026-03-31', '2028-02-29', '2026-12-31'])(
    'ends on %s with several thousand records, each with a unique key, and none from tomorrow',
    (anchor) => {
      const life = sampleLife(anchor)
      const items = itemsOf(life)
      expect(items.length).toBeGreaterThan(5_000)
      expect(items.length).toBeLessThan(8_000)
      for (const { items: own } of life.sources) {
        const keys = own.map(({ kind, key }) => `${kind} ${key}`)
        expect(new Set(keys).size).toBe(keys.length)
      }
      const days = items.flatMap((item) => {
        if (item.kind === 'email') return [item.email.date.slice(0, 10)]
        if (item.kind === 'message') return [item.message.local.slice(0, 10)]
        if (item.kind === 'book') return [item.book.addedAt, item.book.readAt].filter(Boolean)
        if (item.kind === 'order') return [item.order.at]
        if (item.kind === 'play') return [item.play.at.slice(0, 10)]
        if (item.kind === 'trade') return [item.trade.date]
        if (item.kind === 'note') return [item.note.createdAt.slice(0, 10)]
        if (item.kind === 'post') return [item.post.at.slice(0, 10)]
        return item.kind === 'transaction' ? [item.transaction.date] : []
      })
      expect(days.filter((day) => day > anchor || !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([])
    },
  )
})
