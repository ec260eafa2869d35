import { createAddressBook } from '../address-book/address-book.ts'
import { createBrowser } from '../browser/browser.ts'
import { createInvestments } from '../investments/investments.ts'
import { createMedia } from '../media/media.ts'
import { createNotes } from '../notes/notes.ts'
import { createOrders } from '../orders/orders.ts'
import { createChats } from '../chats/chats.ts'
import { signalLines, telegramPage } from '../chats/chats.fixtures.ts'
import type { ContractCase } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { archiveFile, jsonFile, tableFile } from './exports.fixtures.ts'

const many = <T>(make: (place: number) => T) => Array.from({ length: 1_200 }, (_, at) => make(at))

/** One case of more than a page for each source whose exports are files of known formats. */
export const exportContracts: readonly ContractCase[] = [
  {
    name: 'address_book',
    connector: createAddressBook(),
    files: [
      {
        file: tableFile(
          'contacts.csv',
          ['First Name', 'Last Name', 'Mobile Phone'],
          ...many((at) => ['Bea', `Gardner ${at}`, '+1 555 0100']),
        ),
        items: 1_200,
      },
    ],
  },
  {
    name: 'browser',
    connector: createBrowser(),
    files: [
      {
        file: jsonFile('History.json', {
          'Browser History': many((at) => ({
            title: `Bed ${at}`,
            url: `https://example.org/${at}`,
            time_usec: 1_767_225_600_000_000,
          })),
        }),
        items: 1_200,
      },
    ],
  },
  {
    name: 'chats',
    connector: createChats(),
    files: [
      {
        file: jsonFile('conversations.json', [
          {
            uuid: 'u',
            name: 'Hedges',
            chat_messages: many((at) => ({
              uuid: `m${at}`,
              sender: 'human',
              text: `Hedge ${at}`,
              created_at: '2026-01-02T08:00:00Z',
            })),
          },
        ]),
        items: 1_200,
      },
      {
        file: archiveFile('ChatExport.zip', {
          'ChatExport/messages.html': telegramPage(many((at) => ({ id: at, text: `Bed ${at}` }))),
          'ChatExport/messages2.html': telegramPage([{ id: 1_200, text: 'The last bed' }]),
        }),
        items: 1_201,
      },
      {
        file: memoryFile('main.jsonl', signalLines(many((at) => `Bed ${at}`))),
        items: 1_200,
      },
      {
        file: archiveFile('mydata.zip', {
          'json/chat_history.json': {
            bea: many((at) => ({
              From: 'bea',
              'Media Type': 'TEXT',
              Created: '2026-01-02 08:00:00 UTC',
              Content: `Bed ${at}`,
              IsSender: false,
            })),
          },
        }),
        items: 1_200,
      },
    ],
  },
  {
    name: 'notes',
    connector: createNotes(),
    files: [
      {
        file: archiveFile(
          'vault.zip',
          Object.fromEntries(many((at) => [`Beds/${at}.md`, `Bed ${at} has beans.`])),
        ),
        items: 1_200,
      },
    ],
  },
  {
    name: 'orders',
    connector: createOrders(),
    files: [
      {
        file: tableFile(
          'Retail.OrderHistory.1.csv',
          ['Order ID', 'Order Date', 'ASIN', 'Product Name', 'Total Owed', 'Currency'],
          ...many((at) => [`${at}`, '2026-09-04T08:00:00Z', 'B0', 'Bean net', '8.10', 'USD']),
        ),
        items: 1_200,
      },
    ],
  },
  {
    name: 'investments',
    connector: createInvestments(),
    files: [
      {
        file: tableFile(
          'trades.csv',
          ['Date', 'Action', 'Symbol', 'Quantity', 'Price', 'Amount'],
          ...many((at) => ['2026-03-14', 'Buy', `Q${at}`, '1', '10.00', '-10.00']),
        ),
        items: 1_200,
      },
    ],
  },
  {
    name: 'media',
    connector: createMedia(),
    files: [
      {
        file: jsonFile(
          'StreamingHistory0.json',
          many((at) => ({
            endTime: '2026-10-03 20:14',
            artistName: 'The Reeds',
            trackName: `Part ${at}`,
            msPlayed: 60_000,
          })),
        ),
        items: 1_200,
      },
      {
        file: archiveFile('letterboxd-ada-2026-05-01-10-00-utc.zip', {
          'diary.csv': [
            'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
            ...many((at) => `2026-03-02,Bed ${at},2019,https://boxd.it/${at},4,,,2026-03-01`),
          ].join('\n'),
          'watched.csv': [
            'Date,Name,Year,Letterboxd URI',
            ...many((at) => `2026-03-02,Bed ${at + 1},2019,https://boxd.it/f${at}`),
          ].join('\n'),
        }),
        items: 1_201,
      },
    ],
  },
]
