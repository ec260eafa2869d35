import type { answersInMemory } from './fixtures.ts'

export type Sheet = NonNullable<Parameters<typeof answersInMemory>[0]['sheets']>[number]

/** Three sheets of a household, as people keep them. */
export const fuelLog: Sheet = {
  documentName: 'Fuel log.csv',
  columns: [
    { name: 'Date', type: 'date' },
    { name: 'Station', type: 'text' },
    { name: 'Litres', type: 'number' },
    { name: 'Price per litre', type: 'number' },
    { name: 'Total', type: 'number' },
    { name: 'Odometer', type: 'integer' },
    { name: 'Note', type: 'text' },
  ],
  rows: [
    ['2026-01-10', 'Pinecrest', 38.2, 1.69, 64.56, 41210, null],
    ['2026-02-04', 'Pinecrest', 35.5, 1.72, 61.06, 41795, null],
    ['2026-03-01', 'Bayside Fuel', 40.1, 1.75, 70.18, 42460, 'before the trip'],
    ['2026-03-28', 'Pinecrest', 33.0, 1.78, 58.74, 43011, null],
    ['2026-05-02', 'Highway Stop', 42.0, 1.99, 83.58, 43702, 'motorway'],
    ['2026-06-11', 'Bayside Fuel', 37.4, 1.81, 67.69, 44318, null],
    ['2026-08-03', 'Pinecrest', 36.9, 1.83, 67.53, 44921, null],
    ['2026-09-15', 'Bayside Fuel', 39.0, 1.79, 69.81, 45577, null],
    ['2026-10-20', 'Pinecrest', 34.6, 1.74, 60.2, 46140, null],
    ['2026-11-12', 'Bayside Fuel', 41.3, 1.77, 73.1, 46835, null],
  ],
}

export const inventory: Sheet = {
  documentName: 'Home inventory.csv',
  columns: [
    { name: 'Item', type: 'text' },
    { name: 'Room', type: 'text' },
    { name: 'Bought on', type: 'date' },
    { name: 'Price', type: 'number' },
    { name: 'Warranty until', type: 'date' },
    { name: 'Shop', type: 'text' },
  ],
  rows: [
    ['Washing machine', 'Bathroom', '2024-03-14', 649.0, '2029-03-14', 'Elektra'],
    ['Dishwasher', 'Kitchen', '2021-06-02', 529.0, '2024-06-02', 'Elektra'],
    ['Fridge', 'Kitchen', '2023-11-20', 799.0, '2026-11-20', 'Coldhouse'],
    ['Toaster', 'Kitchen', '2025-12-27', 39.9, '2027-12-27', 'Elektra'],
    ['Desk', 'Study', '2022-09-05', 240.0, null, 'Woodworks'],
    ['Office chair', 'Study', '2022-09-05', 310.0, '2027-09-05', 'Woodworks'],
    ['Monitor', 'Study', '2025-02-18', 279.0, '2028-02-18', 'Kestrel Computers'],
    ['Sofa', 'Living room', '2020-01-11', 1150.0, null, 'Woodworks'],
    ['Television', 'Living room', '2024-11-29', 699.0, '2026-11-29', 'Elektra'],
    ['Bookshelf', 'Living room', '2022-10-01', 180.0, null, 'Woodworks'],
    ['Vacuum cleaner', 'Hall', '2026-01-30', 219.0, '2028-01-30', 'Elektra'],
  ],
}

export const loans: Sheet = {
  documentName: 'Library.csv',
  columns: [
    { name: 'Title', type: 'text' },
    { name: 'Author', type: 'text' },
    { name: 'Pages', type: 'integer' },
    { name: 'Borrowed', type: 'date' },
    { name: 'Returned', type: 'date' },
    { name: 'Due', type: 'date' },
    { name: 'Reader', type: 'text' },
  ],
  rows: [
    ['The Quiet Orchard', 'Dana Holt', 312, '2026-03-02', '2026-03-20', '2026-03-30', 'Mara'],
    ['Rivers of Salt', 'Imre Vadas', 448, '2026-04-11', '2026-05-15', '2026-05-09', 'Mara'],
    ['Foxes at Night', 'Lou Berg', 96, '2026-04-11', '2026-04-25', '2026-05-09', 'Nico'],
    ['The Glass Tram', 'Dana Holt', 275, '2026-06-05', '2026-06-23', '2026-07-03', 'Mara'],
    ['Bread for Beginners', 'Sunniva Aas', 180, '2026-08-22', '2026-10-01', '2026-09-19', 'Mara'],
    ['Owl Post', 'Lou Berg', 64, '2026-09-12', '2026-09-30', '2026-10-10', 'Nico'],
    ['Winter Lines', 'Imre Vadas', 390, '2026-10-30', null, '2026-11-27', 'Mara'],
    ["The Clockmaker's Cat", 'Pia Roux', 120, '2026-11-07', null, '2026-12-05', 'Nico'],
    ['A Field Guide to Moss', 'Tor Lind', 224, '2026-10-17', null, '2026-11-14', 'Mara'],
  ],
}
