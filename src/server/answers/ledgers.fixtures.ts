import type { Sheet } from './household-sheets.fixtures.ts'

/** A joiner's ledger of jobs in Glasgow; what is not paid yet has no day of payment. */
export const jobsLedger: Sheet = {
  documentName: 'Jobs ledger.csv',
  columns: [
    { name: 'Invoice', type: 'text' },
    { name: 'Date', type: 'date' },
    { name: 'Customer', type: 'text' },
    { name: 'Area', type: 'text' },
    { name: 'Job', type: 'text' },
    { name: 'Days', type: 'number' },
    { name: 'Labour', type: 'number' },
    { name: 'Materials', type: 'number' },
    { name: 'Total', type: 'number' },
    { name: 'Paid on', type: 'date' },
    { name: 'Method', type: 'text' },
  ],
  rows: [
    [
      'J-01',
      '2025-11-20',
      'Mrs Doyle',
      'Shawlands',
      'Fence panels',
      1,
      240,
      134,
      374,
      '2025-12-01',
      'BT',
    ],
    [
      'J-02',
      '2026-01-12',
      'R Hanlon',
      'Shawlands',
      'Built-in wardrobe',
      3,
      720,
      401,
      1121,
      '2026-01-26',
      'BT',
    ],
    [
      'J-03',
      '2026-02-03',
      'Mrs Doyle',
      'Shawlands',
      'Fence panels',
      1,
      240,
      160,
      400,
      '2026-02-10',
      'cash',
    ],
    [
      'J-04',
      '2026-03-09',
      'P Okoye',
      'Langside',
      'Stair treads',
      1,
      240,
      49,
      289,
      '2026-03-11',
      'BT',
    ],
    [
      'J-05',
      '2026-04-21',
      'R Hanlon',
      'Shawlands',
      'Decking repair',
      1.5,
      360,
      132,
      492,
      '2026-05-04',
      'BT',
    ],
    [
      'J-06',
      '2026-06-02',
      'Dr Sethi',
      'Langside',
      'Fence panels',
      1,
      240,
      95,
      335,
      '2026-06-20',
      'cheque',
    ],
    [
      'J-07',
      '2026-08-17',
      'Brae Cafe',
      'Dennistoun',
      'Shop counter',
      4,
      960,
      610,
      1570,
      null,
      null,
    ],
    [
      'J-08',
      '2026-09-24',
      'P Okoye',
      'Langside',
      'Decking repair',
      2,
      480,
      220,
      700,
      '2026-10-15',
      'BT',
    ],
    [
      'J-09',
      '2026-10-19',
      'Mrs Doyle',
      'Shawlands',
      'Alcove shelves',
      2,
      480,
      205,
      685,
      null,
      null,
    ],
    ['J-10', '2026-11-05', 'R Hanlon', 'Shawlands', 'Fence panels', 1, 240, 118, 358, null, null],
    ['J-11', '2026-11-16', 'Mrs Doyle', 'Shawlands', 'Door frame', 1, 240, 90, 330, null, null],
  ],
}

/** What somebody wrote down of the exercises for a shoulder. */
export const rehabLog: Sheet = {
  documentName: 'shoulder_rehab_log.csv',
  columns: [
    { name: 'Date', type: 'date' },
    { name: 'Exercise', type: 'text' },
    { name: 'Sets', type: 'integer' },
    { name: 'Reps', type: 'integer' },
    { name: 'Band', type: 'text' },
    { name: 'Minutes', type: 'integer' },
    { name: 'Pain after (0-10)', type: 'integer' },
    { name: 'Where', type: 'text' },
    { name: 'Notes', type: 'text' },
  ],
  rows: [
    ['2026-09-04', 'Table slides', 2, 8, null, 12, 8, 'home', 'first day'],
    ['2026-09-18', 'Pendulum', 3, 15, null, 12, 6, 'home', null],
    ['2026-10-02', 'Table slides', 2, 10, null, 10, 5, 'home', null],
    ['2026-10-09', 'Band rows', 3, 12, 'red', 15, 7, 'clinic', 'too many'],
    ['2026-10-23', 'Wall angels', 2, 10, null, 14, 4, 'home', null],
    ['2026-11-06', 'Band rows', 3, 12, 'red', 15, 3, 'home', null],
    ['2026-11-20', 'Band rows', 3, 15, 'green', 18, 2, 'gym', null],
  ],
}

/** An electrician's list of orders, in German. */
export const orderList: Sheet = {
  documentName: 'Auftragsliste.csv',
  columns: [
    { name: 'Rechnung', type: 'text' },
    { name: 'Datum', type: 'date' },
    { name: 'Kunde', type: 'text' },
    { name: 'Ort', type: 'text' },
    { name: 'Auftrag', type: 'text' },
    { name: 'Betrag', type: 'number' },
    { name: 'Bezahlt am', type: 'date' },
  ],
  rows: [
    ['26-01', '2026-02-02', 'Bäckerei Lenz', 'Fürth', 'Zähler tauschen', 310, '2026-02-20'],
    ['26-02', '2026-03-16', 'Familie Orban', 'Erlangen', 'Steckdosen', 180, '2026-03-30'],
    ['26-03', '2026-05-11', 'Autohaus Wirth', 'Fürth', 'Ladesäule', 2400, null],
    ['26-04', '2026-08-24', 'Bäckerei Lenz', 'Fürth', 'Zähler tauschen', 640, '2026-09-01'],
    ['26-05', '2026-10-05', 'Familie Orban', 'Erlangen', 'Herdanschluss', 95, null],
    ['26-06', '2026-11-09', 'Praxis Dehne', 'Fürth', 'Steckdosen', 260, null],
  ],
}

/** A piano teacher's book of lessons in Ohio; a cell says whether one was paid. */
export const lessonBook: Sheet = {
  documentName: 'Lesson book.csv',
  columns: [
    { name: 'Date', type: 'date' },
    { name: 'Student', type: 'text' },
    { name: 'Lesson', type: 'text' },
    { name: 'Minutes', type: 'integer' },
    { name: 'Fee', type: 'number', unit: 'USD' },
    { name: 'Paid?', type: 'text' },
  ],
  rows: [
    ['2026-09-08', 'Tessa Byrd', 'Piano', 30, 35, 'yes'],
    ['2026-09-15', 'Omar Lutz', 'Piano', 60, 60, 'no'],
    ['2026-09-22', 'Tessa Byrd', 'Theory', 30, 35, 'yes'],
    ['2026-10-06', 'June Abbot', 'Piano', 45, 48, 'no'],
    ['2026-10-20', 'Omar Lutz', 'Piano', 60, 60, 'yes'],
    ['2026-11-03', 'Tessa Byrd', 'Piano', 30, 35, 'no'],
    ['2026-11-10', 'June Abbot', 'Theory', 45, 48, 'yes'],
  ],
}

/** Headaches as somebody notes them, with how bad and how long they were. */
export const migraineDiary: Sheet = {
  documentName: 'migraine diary.xlsx',
  columns: [
    { name: 'Day', type: 'date' },
    { name: 'Trigger', type: 'text' },
    { name: 'Severity', type: 'integer' },
    { name: 'Hours', type: 'number' },
    { name: 'Medicine', type: 'text' },
  ],
  rows: [
    ['2026-08-03', 'Red wine', 6, 5, 'Ibuprofen'],
    ['2026-08-21', 'Poor sleep', 4, 3, null],
    ['2026-09-10', 'Screen', 8, 9, 'Sumatriptan'],
    ['2026-10-01', 'Poor sleep', 5, 4, 'Ibuprofen'],
    ['2026-10-28', 'Red wine', 7, 6, 'Sumatriptan'],
    ['2026-11-12', 'Screen', 3, 2, null],
  ],
}

/** Bills of a household in Cork: what the person owes, and a column with a dash for what is open. */
export const houseBills: Sheet = {
  documentName: 'House bills.csv',
  columns: [
    { name: 'Supplier', type: 'text' },
    { name: 'Billed', type: 'date' },
    { name: 'Amount', type: 'number', unit: 'EUR' },
    { name: 'Date paid', type: 'text' },
  ],
  rows: [
    ['Lee Gas', '2026-08-03', 84.5, '2026-08-20'],
    ['Shandon Broadband', '2026-09-01', 45, '-'],
    ['Lee Gas', '2026-10-05', 96, '2026-10-19'],
    ['Bin Collection Co', '2026-10-12', 120, '-'],
    ['Shandon Broadband', '2026-11-01', 45, '2026-11-15'],
  ],
}

/** Sales of a potter in Jaipur, without a word about payment. */
export const potterySales: Sheet = {
  documentName: 'Pottery sales.csv',
  columns: [
    { name: 'Date', type: 'date' },
    { name: 'Customer', type: 'text' },
    { name: 'Piece', type: 'text' },
    { name: 'Price', type: 'number', unit: 'INR' },
  ],
  rows: [
    ['2026-07-04', 'Asha Mehra', 'Bowl', 900],
    ['2026-08-15', 'Ravi Sood', 'Vase', 2200],
    ['2026-09-02', 'Asha Mehra', 'Plate', 1200],
    ['2026-10-21', 'Ravi Sood', 'Bowl', 900],
  ],
}
