import type { Cell } from '#shared/answers.ts'

/** Three typical sheets for tests of everyday questions. Today is 20 November 2026. */
type Payment = { date: string; category: string; merchant: string; amount: number }

const day = (year: number, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
const cents = (value: number) => Math.round(value * 100) / 100

function paymentsOf(year: number, month: number): Payment[] {
  const more = (year - 2025) * 2 + month * 0.1
  const row = (date: number, category: string, merchant: string, amount: number) => ({
    date: day(year, month, date),
    category,
    merchant,
    amount: cents(amount),
  })
  const quarterly = month % 3 === 1 ? [row(15, 'Insurance', 'Nordic Insurance', 120)] : []
  const odd = year === 2025 && month === 12 ? [row(9, 'Electronics', 'TechHaus', 1299.9)] : []
  return [
    row(1, 'Rent', 'Hillside Homes', 900 + (year - 2025) * 30),
    row(3, 'Groceries', 'Rewe', 42.35 + more),
    row(5, 'Transport', 'City Rail', 49),
    row(8, 'Groceries', 'Aldi', 18.2 + more),
    ...odd,
    row(12, 'Eating out', 'Café Luna', 24.5 + month),
    ...quarterly,
    row(17, 'Groceries', 'Rewe', 61.1 + more),
    row(19, 'Electronics', 'TechHaus', 9.99),
  ]
}

const months = Array.from({ length: 23 }, (_, index) => [
  2025 + Math.floor(index / 12),
  (index % 12) + 1,
])
export const payments = months.flatMap(([year = 0, month = 0]) => paymentsOf(year, month))

const bank = {
  documentName: 'Bank statement.csv',
  documentId: 'doc_bank',
  columns: [
    { name: 'Date', type: 'date' as const },
    { name: 'Category', type: 'text' as const },
    { name: 'Merchant', type: 'text' as const },
    { name: 'Amount', type: 'number' as const, unit: 'EUR' },
  ],
  rows: payments.map(({ date, category, merchant, amount }): Cell[] => [
    date,
    category,
    merchant,
    amount,
  ]),
}

type Result = { test: string; value: number; unit: string; date: string; range: string }
const days = ['2025-02-11', '2025-08-19', '2026-02-10', '2026-10-06']
const series: [test: string, unit: string, range: string, values: number[]][] = [
  ['Glucose', 'mg/dL', '70-99', [92, 104, 97, 88]],
  ['Hemoglobin', 'g/dL', '13.5-17.5', [14.2, 13.9, 14.8, 15.1]],
  ['LDL cholesterol', 'mg/dL', '0-130', [141, 128, 119, 135]],
  ['HDL cholesterol', 'mg/dL', '40-60', [51, 49, 55, 58]],
  ['Vitamin D', 'ng/mL', '30-100', [18, 24, 41, 36]],
  ['Ferritin', 'ng/mL', '30-400', [28, 45, 80, 112]],
]
export const results: Result[] = days.flatMap((date, index) =>
  series.map(([test, unit, range, values]) => ({
    test,
    value: values[index] ?? 0,
    unit,
    date,
    range,
  })),
)

const labs = {
  documentName: 'Lab results.xlsx',
  documentId: 'doc_labs',
  columns: [
    { name: 'Test', type: 'text' as const },
    { name: 'Value', type: 'number' as const },
    { name: 'Unit', type: 'text' as const },
    { name: 'Date', type: 'date' as const },
    { name: 'Reference range', type: 'text' as const },
  ],
  rows: results.map(({ test, value, unit, date, range }): Cell[] => [
    test,
    value,
    unit,
    date,
    range,
  ]),
}

const invoiceRows: Cell[][] = [
  ['INV-101', 'Blue Harbor', '2026-03-02', '2026-04-01', 1200, 'Paid'],
  ['INV-102', 'Kite Studio', '2026-03-20', '2026-04-19', 450.5, 'Paid'],
  ['INV-103', 'Blue Harbor', '2026-05-04', '2026-06-03', 800, 'Paid'],
  ['INV-104', 'Alpine Tours', '2026-06-15', '2026-07-15', 2300, 'Overdue'],
  ['INV-105', 'Kite Studio', '2026-08-01', '2026-08-31', 610.25, 'Paid'],
  ['INV-106', 'Blue Harbor', '2026-09-10', '2026-10-10', 950, 'Overdue'],
  ['INV-107', 'Alpine Tours', '2026-10-22', '2026-11-21', 400, 'Open'],
  ['INV-108', 'Kite Studio', '2026-11-05', '2026-12-05', 725, 'Open'],
]
const invoices = {
  documentName: 'Invoices.csv',
  documentId: 'doc_invoices',
  columns: [
    { name: 'Invoice', type: 'text' as const },
    { name: 'Customer', type: 'text' as const },
    { name: 'Issued', type: 'date' as const },
    { name: 'Due date', type: 'date' as const },
    { name: 'Amount', type: 'number' as const, unit: 'EUR' },
    { name: 'Status', type: 'text' as const },
  ],
  rows: invoiceRows,
}

export const personalSheets = [bank, labs, invoices]
