import type { SheetTable } from '#server/ingestion/extracted.ts'
import type { Catalog, CatalogTable } from '#server/workspace/catalog.ts'
import { indexCatalog } from './catalog-index.ts'
import { planQuestion } from './plan-question.ts'
import { readQuestion } from './reading.ts'

type Column = SheetTable['columns'][number] & {
  values?: string[]
  min?: string | number
  max?: string | number
  distinct?: number
  separator?: string
  empty?: number
}

export function table(name: string, rows: number, columns: Column[]): CatalogTable {
  return {
    name,
    documentId: `doc_${name}`,
    documentName: `${name}.csv`,
    sheet: name,
    rows,
    firstRow: 2,
    lastRow: rows + 1,
    columns: columns.map((column, index) => ({
      ...column,
      name: column.name.toLowerCase().replaceAll(' ', '_'),
      label: column.name,
      sheetColumn: index,
      distinct: column.distinct ?? column.values?.length ?? rows,
      empty: column.empty ?? 0,
      values: column.values ?? [],
    })),
  }
}

const catalog: Catalog = {
  version: '1',
  tables: [
    table('expenses', 200, [
      { name: 'Date', type: 'date', min: '2024-01-02', max: '2025-12-28' },
      { name: 'Category', type: 'text', values: ['Groceries', 'Rent', 'Transport', 'Eating out'] },
      {
        name: 'Merchant',
        type: 'text',
        values: ['ACME Corp Ltd', 'Rewe', 'City Rail', 'Hillside Homes', 'Cinema Lux'],
      },
      { name: 'Amount', type: 'number', unit: 'EUR', min: 1, max: 900 },
    ]),
    table('team', 30, [
      { name: 'Name', type: 'text', values: ['Ann Lee', 'Bob Ray', 'Cem Ak'], distinct: 30 },
      { name: 'Department', type: 'text', values: ['Sales', 'Engineering', 'Finance'] },
      { name: 'Salary', type: 'integer', min: 30_000, max: 90_000 },
      { name: 'Start date', type: 'date', min: '2015-01-01', max: '2025-05-01' },
      {
        name: 'Skills',
        type: 'text',
        values: ['SQL', 'Sales, SQL', 'SQL, Python, Excel'],
        separator: ', ',
      },
    ]),
    table('films', 50, [
      { name: 'Title', type: 'text', values: ['Alien', 'Heat', 'Up'], distinct: 50 },
      { name: 'Year', type: 'integer', min: 1979, max: 2015, distinct: 30 },
      { name: 'Length', type: 'integer', min: 80, max: 210, unit: 'min' },
      { name: 'Box office', type: 'text', values: ['$1,200', '$900', '$15,000 (est.)'] },
    ]),
    table('subscriptions', 36, [
      { name: 'Month', type: 'date', min: '2025-10-01', max: '2026-09-01', distinct: 12 },
      { name: 'Service', type: 'text', values: ['Streamly', 'Paperline', 'Gymbox'] },
      { name: 'Price', type: 'number', unit: 'EUR', min: 8, max: 40 },
    ]),
    table('appointments', 40, [
      { name: 'Title', type: 'text', values: ['Dentist', 'Haircut', 'Car service'], distinct: 12 },
      { name: 'Date', type: 'date', min: '2025-02-03', max: '2027-01-15' },
    ]),
    {
      ...table('workouts', 80, [
        { name: 'Name', type: 'text', values: ['Running', 'Swimming'] },
        { name: 'Day', type: 'date', min: '2025-01-02', max: '2026-11-18' },
        { name: 'Kilometres', type: 'number', unit: 'km', min: 1, max: 21 },
      ]),
      records: true as const,
    },
    {
      ...table('medications', 6, [
        { name: 'Name', type: 'text', values: ['Ibuprofen', 'Amoxicillin'], distinct: 6 },
        { name: 'Since', type: 'date', min: '2024-04-01', max: '2026-08-02', distinct: 6 },
        { name: 'Until', type: 'date', min: '2024-04-05', max: '2026-08-09', distinct: 6 },
      ]),
      records: true as const,
    },
    table('trips', 12, [
      { name: 'Destination', type: 'text', values: ['Lisbon', 'Oslo', 'Kyoto'], distinct: 11 },
      { name: 'Departure', type: 'date', min: '2024-02-03', max: '2026-12-20' },
      { name: 'Return', type: 'date', min: '2024-02-10', max: '2027-01-03' },
      { name: 'Cost', type: 'number', unit: 'EUR', min: 250, max: 2900 },
    ]),
    table('library', 9, [
      { name: 'Title', type: 'text', values: ['Owl Post', 'Rivers of Salt'], distinct: 9 },
      { name: 'Pages', type: 'integer', min: 64, max: 448, distinct: 9 },
      { name: 'Borrowed', type: 'date', min: '2026-03-02', max: '2026-11-07' },
      { name: 'Returned', type: 'date', min: '2026-03-20', max: '2026-10-01', empty: 3 },
      { name: 'Due', type: 'date', min: '2026-03-30', max: '2026-12-05' },
    ]),
    table('energy', 30, [
      { name: 'Day', type: 'date', min: '2026-10-01', max: '2026-10-30' },
      { name: 'Planned', type: 'number', unit: 'kWh', min: 8, max: 12 },
      { name: 'Used', type: 'number', unit: 'kWh', min: 6, max: 15 },
    ]),
    table('customers', 3, [
      { name: 'ID', type: 'integer', min: 1, max: 3 },
      { name: 'Company', type: 'text', values: ['Blue Harbor', 'Kite Studio', 'Orchard Ltd'] },
      { name: 'City', type: 'text', values: ['Bergen', 'Lisbon'] },
    ]),
    table('orders', 60, [
      { name: 'Order', type: 'text', values: ['A-1', 'A-2', 'A-3'], distinct: 60 },
      { name: 'Customer ID', type: 'integer', min: 1, max: 3, distinct: 3 },
      { name: 'Quantity', type: 'integer', min: 1, max: 9, distinct: 9 },
      { name: 'Price', type: 'number', unit: 'EUR', min: 10, max: 400 },
    ]),
  ],
}
const index = indexCatalog(catalog)

/** Asked on 20 November 2026. */
export const planOf = (question: string, tables = index) =>
  planQuestion(readQuestion(question, '2026-11-20'), tables)?.plan
