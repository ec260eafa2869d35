import { field, type CatalogueEntry } from './entry.ts'

export const bankOfAmerica: CatalogueEntry = {
  type: 'bank_of_america',
  name: 'Bank of America',
  category: 'financial',
  description:
    'Transactions on your accounts and cards, from any bank that SimpleFIN supports or that offers statement files.',
  connectsBy:
    'SimpleFIN (setup token or access URL) or a statement export file, not the bank password.',
  fields: [
    field(
      'credential',
      'SimpleFIN token',
      'password',
      'Setup token or access URL',
      'From SimpleFIN, never your bank password: anything but a token is refused and not stored.',
    ),
  ],
  howto: [
    'For new transactions every day, open an account at beta-bridge.simplefin.org (1.50 USD a month), connect your bank there, choose New Connection and paste the setup token here.',
    'Without SimpleFIN, sign in at your bank, open the account and choose Download transactions.',
    'Choose Quicken (.qfx, .ofx, .qif) or CSV, and import the file here. This takes two minutes.',
    'Files from any bank will do. Before importing a table, Trove shows how it reads the columns.',
  ],
  files: {
    accept: [
      '.ofx',
      '.qfx',
      '.qif',
      '.csv',
      '.txt',
      '.tsv',
      '.xlsx',
      '.xls',
      '.sta',
      '.mt940',
      '.xml',
      '.zip',
    ],
    hint: 'Statements as .ofx, .qfx, .qif, .csv, Excel, MT940 or CAMT, or a .zip of them, up to 64 MB each.',
  },
}
