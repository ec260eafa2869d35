import { indexCatalog } from './catalog-index.ts'
import { table } from './fixtures.ts'

/** Payments and mails as Trove stores them, and a sheet of amounts due and paid. */
export const recordTables = indexCatalog({
  version: '1',
  tables: [
    table('dues', 20, [
      { name: 'Member', type: 'text', values: ['Ada Obi', 'Ben Ito'], distinct: 10 },
      { name: 'Due', type: 'number', unit: 'EUR', min: 20, max: 80 },
      { name: 'Paid', type: 'number', unit: 'EUR', min: 0, max: 80 },
    ]),
    {
      ...table('transactions', 300, [
        { name: 'Date', type: 'date', min: '2025-01-02', max: '2026-11-18' },
        {
          name: 'Description',
          type: 'text',
          values: ['Streamly', 'Hillside Homes'],
          distinct: 100,
        },
        { name: 'Merchant', type: 'text', values: ['Streamly', 'Hillside Homes'], distinct: 100 },
        { name: 'Category', type: 'text', values: ['Groceries', 'Rent'] },
        { name: 'Amount', type: 'number', min: -900, max: 3000 },
        { name: 'Currency', type: 'text', values: ['EUR'] },
      ]),
      records: true as const,
    },
    {
      ...table('emails', 300, [
        { name: 'Date', type: 'date', min: '2025-01-02', max: '2026-11-18' },
        { name: 'Subject', type: 'text', values: ['Your invoice', 'Garden party'], distinct: 300 },
        { name: 'From name', type: 'text', values: ['Ada Obi', 'Ben Ito'], distinct: 40 },
        { name: 'From person', type: 'text', values: ['Ada Obi', 'Ben Ito'], distinct: 40 },
        { name: 'To names', type: 'text', values: ['Ada Obi', 'Ben Ito'], distinct: 40 },
        { name: 'Direction', type: 'text', values: ['received', 'sent'] },
        { name: 'Size', type: 'integer', min: 900, max: 90_000 },
      ]),
      records: true as const,
    },
  ],
})
