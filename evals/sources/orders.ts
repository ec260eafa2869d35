import { dayTexts, monthName } from '../sample-person/question.ts'
import { csv, day, month, sum, type SourceCase } from './source-case.ts'

type Row = readonly [id: string, date: string, item: string, amount: number, status?: string]
const rows: Row[] = [
  ['1', day(4, 3), 'Rain jacket, dark blue', 89.9],
  ['2', day(3, 14), 'USB-C cable 2 m', 9.99],
  ['3', day(3, 14), 'Desk lamp', 34.5],
  ['4', day(2, 2), 'Espresso beans 1 kg', 17.8],
  ['5', day(2, 20), 'Hiking boots', 129],
  ['6', day(1, 4), 'Espresso beans 1 kg', 18.2],
  ['7', day(1, 11), 'Bicycle pump', 24.95],
  ['8', day(1, 28), 'Wool blanket', 54, 'Cancelled'],
]
const head =
  'Website,Order ID,Order Date,Currency,Unit Price,Unit Price Tax,Total Owed,ASIN,Quantity,Payment Instrument Type,Order Status,Shipment Status,Ship Date,Product Name'.split(
    ',',
  )
const cost = (keep: (row: Row) => boolean) => sum(rows.filter(keep).map(([, , , amount]) => amount))
const isSent = ([, , , , status]: Row) => status === undefined

export const orders: SourceCase = {
  name: 'orders',
  type: 'orders',
  files: {
    'Retail.OrderHistory.1.csv': csv([
      head,
      ...rows.map(([id, date, item, amount, status = 'Closed']) => [
        'Amazon.com',
        `111-${id}`,
        `${date}T08:00:00Z`,
        'USD',
        amount.toFixed(2),
        '0',
        amount.toFixed(2),
        `B0${id}`,
        1,
        'Visa - 1234',
        status,
        status === 'Closed' ? 'Shipped' : 'Not Available',
        `${date}T18:00:00Z`,
        item,
      ]),
    ]),
  },
  questions: [
    { question: 'How many things did I order?', numbers: [rows.length] },
    { question: 'What did I order last month?', texts: ['Espresso', 'pump'] },
    { question: 'What was the most expensive thing I ordered?', texts: ['Hiking boots'] },
    { question: 'When did I order the desk lamp?', texts: [dayTexts(day(3, 14))] },
    { question: 'How much did the rain jacket cost?', numbers: [89.9] },
    {
      question: `How much did my orders cost in ${monthName(month(2))}?`,
      numbers: [cost(([, date]) => date.startsWith(month(2)))],
    },
    { question: 'How often did I order espresso beans?', numbers: [2] },
    { question: 'Which orders were cancelled?', texts: ['blanket'] },
    { question: 'How much did I spend at Amazon in all?', numbers: [cost(isSent)] },
    { question: 'What was the last thing I ordered?', texts: [['blanket', 'pump']] },
  ],
}
