import { expect, test } from 'vitest'
import { extractCsv } from './csv.ts'

const read = (text: string | Buffer, name = 'bank.csv') => extractCsv(Buffer.from(text), name)
const table = (text: string | Buffer) => {
  const [first] = read(text).tables
  if (!first) throw new Error('no table')
  return first
}
const types = (text: string) => table(text).columns.map(({ type }) => type)

test('reads a bank export with title lines, semicolons and a decimal comma', () => {
  const text = [
    'Kontoauszug;;;',
    'Zeitraum;01.03.2024 - 31.03.2024;;',
    '',
    'Buchungstag;Empfänger;Betrag (EUR);Gebucht',
    '01.03.2024;Bäckerei;-1.234,50;ja',
    '15.03.2024;Stadtwerke;-80,00;nein',
  ].join('\r\n')
  const { tables, blocks } = read(Buffer.from(text, 'latin1'))
  expect(tables).toEqual([
    {
      sheet: 'bank',
      range: 'A4:D6',
      columns: [
        { name: 'Buchungstag', type: 'date' },
        { name: 'Empfänger', type: 'text' },
        { name: 'Betrag (EUR)', type: 'number', unit: 'EUR' },
        { name: 'Gebucht', type: 'boolean' },
      ],
      rows: [
        ['2024-03-01', 'Bäckerei', -1234.5, true],
        ['2024-03-15', 'Stadtwerke', -80, false],
      ],
      rowNumbers: [5, 6],
    },
  ])
  expect(blocks.at(-1)).toMatchObject({
    text: expect.stringContaining(
      'Buchungstag: 01.03.2024; Empfänger: Bäckerei; Betrag (EUR): -1.234,50',
    ),
    locator: { kind: 'cells', sheet: 'bank', range: 'A5:D6' },
  })
})

test.each([
  ['utf-8 with a mark', Buffer.from('\ufeffName;Größe\nÄpfel;3\n')],
  ['utf-16', Buffer.from('\ufeffName;Größe\nÄpfel;3\n', 'utf16le')],
  ['windows-1252', Buffer.from('Name;Größe\nÄpfel;3\n', 'latin1')],
])('reads %s', (_, bytes) => {
  expect(table(bytes)).toMatchObject({
    columns: [{ name: 'Name' }, { name: 'Größe' }],
    rows: [['Äpfel', 3]],
  })
})

test.each([
  ['a,b,c\n1,2,3\n4,5,6', ','],
  ['a\tb\tc\n1\t2\t3\n4\t5\t6', 'tab'],
  ['a|b|c\n1|2|3\n4|5|6', '|'],
  ['a;b;c\n1;2;3\n4;5;6', ';'],
])('finds the separator of %j', (text) => {
  expect(table(text).rows).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
})

test.each([
  [
    'day before month where a day says so',
    'd,x\n03/04/2024,1\n25/04/2024,2',
    ['2024-04-03', '2024-04-25'],
  ],
  [
    'month before day where a day says so',
    'd,x\n03/04/2024,1\n03/25/2024,2',
    ['2024-03-04', '2024-03-25'],
  ],
  [
    'the order in which the dates rise',
    'd,x\n05/11/2023,1\n02/12/2023,2\n04/01/2024,3',
    ['2023-11-05', '2023-12-02', '2024-01-04'],
  ],
  [
    'the first days of months',
    'd,x\n01/02/2024,1\n01/03/2024,2\n01/04/2024,3',
    ['2024-02-01', '2024-03-01', '2024-04-01'],
  ],
  [
    'the shorter stretch of time',
    'd,x\n02/03/2024,1\n05/03/2024,2\n09/03/2024,3',
    ['2024-03-02', '2024-03-05', '2024-03-09'],
  ],
  [
    'day before month beside euros',
    'd,x €\n03/04/2024,1\n04/04/2024,2',
    ['2024-04-03', '2024-04-04'],
  ],
  [
    'month before day where nothing else is known',
    'd,x\n03/04/2024,1\n03/05/2024,2',
    ['2024-03-04', '2024-03-05'],
  ],
  ['names of months', 'd,x\n3 Mar 2024,1\n"March 5, 2024",2', ['2024-03-03', '2024-03-05']],
])('reads dates by %s', (_, text, expected) => {
  expect(table(text).columns[0]?.type).toBe('date')
  expect(table(text).rows.map(([date]) => date)).toEqual(expected)
})

test('keeps the time of day, if any', () => {
  expect(table('at,x\n2024-05-01 09:30,1\n2024-05-01T18:05:07Z,2')).toMatchObject({
    columns: [{ type: 'timestamp' }, { type: 'integer' }],
    rows: [
      ['2024-05-01T09:30:00', 1],
      ['2024-05-01T18:05:07', 2],
    ],
  })
})

test.each([
  ['(1,200.50)', -1200.5, undefined],
  ['$1,200.50', 1200.5, 'USD'],
  ['-$3.00', -3, 'USD'],
  ['12.5%', 12.5, '%'],
  ['1 200.50', 1200.5, undefined],
  ['3.00-', -3, undefined],
  ['1.5e3', 1500, undefined],
])('reads the amount %s', (amount, value, unit) => {
  const { rows, columns } = table(`what,amount\nx,"${amount}"\ny,"${amount}"`)
  expect(rows[0]?.[1]).toBe(value)
  expect(columns[1]?.unit).toBe(unit)
})

test('keeps codes with leading zeros and long numbers as text', () => {
  expect(types('zip,card,n\n01067,4111111111111111222,1\n99999,4111111111111111333,2')).toEqual([
    'text',
    'text',
    'integer',
  ])
})

test('counts a total row in the range but not in the rows', () => {
  const { rows, range } = table('item,cost\nRent,100\nFood,50\nTotal,150')
  expect(rows).toEqual([
    ['Rent', 100],
    ['Food', 50],
  ])
  expect(range).toBe('A1:B4')
})

test('does not mistake a shop called Total for a total row', () => {
  const { rows } = table('date,shop,city,cost\n2024-01-01,Total,Lyon,40\n2024-01-02,Aldi,Bonn,10')
  expect(rows).toHaveLength(2)
})

test('makes empty and repeated column names unique', () => {
  expect(table('a,a,,A\n1,2,3,4\n5,6,7,8').columns.map(({ name }) => name)).toEqual([
    'a',
    'a 2',
    'Column C',
    'A 3',
  ])
})

test('names the columns of a file without a header by letters', () => {
  const { columns, rows } = table('2024-01-01,12.50,Baker\n2024-01-02,3.00,Kiosk')
  expect(columns.map(({ name }) => name)).toEqual(['Column A', 'Column B', 'Column C'])
  expect(rows).toHaveLength(2)
})

test('continues after an unclosed quote', () => {
  expect(table('size,n\n3" pipe,1\n"4 pipe,2').rows).toHaveLength(2)
})

test('reads empty and unknown values as missing', () => {
  const { columns, rows } = table('a,b\n1,n/a\n,3\n2,-\n')
  expect(columns.map(({ type }) => type)).toEqual(['integer', 'integer'])
  expect(rows).toEqual([
    [1, null],
    [null, 3],
    [2, null],
  ])
})

test('refuses an empty file', () => {
  expect(() => read(' \n \n')).toThrow('file.empty')
})
