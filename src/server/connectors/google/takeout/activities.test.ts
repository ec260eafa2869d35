import { describe, expect, test } from 'vitest'
import type { Item } from '../../connector.ts'
import { readTakeout } from './takeout.fixtures.ts'

const activitiesOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'activity' ? [item.activity] : []))

const page = (header: string, first: string, ...more: string[]) =>
  `<div class="outer-cell mdl-cell"><div class="mdl-grid"><div class="header-cell mdl-cell"><p class="mdl-typography--title">${header}<br></p></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">${[first, ...more].join('<br>')}</div><div class="content-cell mdl-typography--caption"><b>Products:</b><br>&emsp;${header}<br></div></div></div>`

describe("an activity in Google's products", () => {
  test.for([
    {
      title: 'Watched How beans grow',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      action: 'watched',
      left: 'How beans grow',
    },
    {
      title: '„Wie Bohnen wachsen“ angesehen',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      action: 'watched',
      left: '„Wie Bohnen wachsen“',
    },
    {
      title: '豆の育て方 を視聴しました',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      action: 'watched',
      left: '豆の育て方 を視聴しました',
    },
    {
      title: 'Searched for beans',
      url: 'https://www.google.com/search?q=beans',
      action: 'searched',
      left: 'beans',
    },
    {
      title: '検索: 豆',
      url: 'https://www.google.com/search?q=%E8%B1%86',
      action: 'searched',
      left: '豆',
    },
    {
      title: 'Visited example.org',
      url: 'https://example.org',
      action: 'visited',
      left: 'example.org',
    },
    { title: 'Used Maps', url: '', action: 'used', left: 'Maps' },
  ])('is recognised in "$title"', async ({ title, url, action, left }) => {
    const entry = {
      header: 'X',
      title,
      titleUrl: url,
      time: '2026-01-05T10:00:00Z',
      products: ['X'],
    }
    const { items } = await readTakeout({ 'My Activity/X/MyActivity.json': [entry] })
    expect(activitiesOf(items)).toMatchObject([
      { service: 'X', action, title: left, url, at: '2026-01-05T10:00:00.000Z' },
    ])
  })

  test('is the same in JSON and on a page', async () => {
    const url = 'https://www.youtube.com/watch?v=abcdefghijk&amp;t=1'
    const html = page(
      'YouTube',
      `Watched&nbsp;<a href="${url}">How beans grow</a>`,
      '<a href="https://www.youtube.com/channel/UC1">Garden</a>',
      'Jan 5, 2026, 10:00:07 AM UTC',
    )
    const json = [
      {
        header: 'YouTube',
        title: 'Watched How beans grow',
        titleUrl: url.replace('&amp;', '&'),
        time: '2026-01-05T10:00:07.900Z',
        products: ['YouTube'],
      },
    ]
    const asPage = await readTakeout({
      'YouTube und YouTube Music/Verlauf/Wiedergabeverlauf.html': `<html>${html}${html}</html>`,
    })
    const asJson = await readTakeout({
      'YouTube and YouTube Music/history/watch-history.json': json,
    })
    expect(asPage.items).toHaveLength(2)
    expect(asPage.items[0]).toMatchObject({
      activity: {
        action: 'watched',
        title: 'How beans grow',
        detail: 'Garden',
        at: '2026-01-05T10:00:07.000Z',
      },
    })
    expect(asPage.items[0]?.key).toBe(asJson.items[0]?.key)
  })

  test('from Chrome and the Play Store is included, and a payment is not a transaction', async () => {
    const { items } = await readTakeout({
      'Chrome/Verlauf.json': {
        'Browser History': [
          {
            title: 'Beans',
            url: 'https://example.org',
            time_usec: 1_767_607_207_000_000,
            page_transition: 'LINK',
          },
        ],
        'Typed Url': [{}],
      },
      'Google Play Store/Purchase History.json': [
        {
          purchaseHistory: {
            invoicePrice: '€ 4.99',
            paymentMethodTitle: 'Visa-1234',
            doc: { documentType: 'Android Apps', title: 'Bean Timer' },
            purchaseTime: '2026-01-05T10:00:00Z',
          },
        },
      ],
      'Google Play Store/Order History.json': [
        {
          orderHistory: {
            orderId: 'GPA.1',
            creationTime: '2026-01-06T10:00:00Z',
            totalPrice: '€ 4.99',
            lineItem: [{ doc: { title: 'Bean Timer' } }],
          },
        },
      ],
      'Google Pay/Transactions/transactions_1.csv':
        'Time,Transaction ID,Description,Product,Payment method,Status,Amount\n"Jan 5, 2026, 3:00 PM",T1,Seeds,Play,Visa,Complete,USD 3.00\n',
    })
    expect(activitiesOf(items)).toMatchObject([
      { service: 'Chrome', action: 'visited', at: '2026-01-05T10:00:07.000Z' },
      {
        action: 'bought',
        title: 'Bean Timer',
        detail: 'for € 4.99; paid with Visa-1234; kind Android Apps',
      },
      { action: 'ordered', title: 'Bean Timer' },
      { service: 'Google Pay', title: 'Seeds', at: '2026-01-05T15:00:00.000Z' },
    ])
  })
})
