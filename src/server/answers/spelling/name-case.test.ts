import { expect, test } from 'vitest'
import { indexCatalog } from '../plan/catalog-index.ts'
import { withNameCase } from './name-case.ts'

const names = [
  'Rita Bielby',
  'Dean Kowalczyk',
  'Will Hughes',
  'Cathcart Vets',
  'Siân',
  'Mum (Yoko)',
  'Funmilayo Oyelaran',
]
const index = indexCatalog({
  version: '1',
  tables: [
    {
      name: 'people',
      records: true,
      documentName: 'People',
      sheet: 'People',
      documentId: 'd',
      rows: names.length,
      columns: [
        {
          name: 'name',
          label: 'Name',
          type: 'text',
          values: names,
          distinct: names.length,
          empty: 0,
        },
      ],
    },
  ],
} as never)

test.each([
  ['what did i give rita this year', 'what did i give Rita this year'],
  ['what have i given funmi', 'what have i given Funmi'],
  ['when is deans birthday', "when is Dean's birthday"],
  ["siân's number?", "Siân's number?"],
])('%s is about somebody known', (typed, written) => {
  expect(withNameCase(typed, index)).toBe(written)
})

test.each(['will the vets be open', 'What did rita pay for the Skoda', 'how much rent do i pay'])(
  '%s stays as typed',
  (typed) => {
    expect(withNameCase(typed, index)).toBe(typed)
  },
)
