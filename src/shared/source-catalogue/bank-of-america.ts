import { field, type CatalogueEntry } from './entry.ts'

export const bankOfAmerica: CatalogueEntry = {
  type: 'bank_of_america',
  name: 'Bank of America',
  category: 'financial',
  description:
    'Transactions of your accounts and cards, of any bank that SimpleFIN serves or that offers statement files.',
  connectsBy:
    'SimpleFIN (setup token or access URL) or a statement export file, not the bank password.',
  fields: [
    field(
      'credential',
      'SimpleFIN token',
      'password',
      'Setup token or access URL',
      'From SimpleFIN, never the password of your bank: anything that is no token is refused and not kept.',
    ),
  ],
  howto: [
    'For new transactions every day: open an account at beta-bridge.simplefin.org (1.50 USD a month), connect your bank there, choose New Connection and paste the setup token here.',
    'Or without it: sign in at your bank, open the account and choose Download transactions.',
    'Choose Quicken (.qfx, .ofx, .qif) or CSV, and import the file here. This takes two minutes.',
    'Files of any bank will do. How the columns of a table are read is shown before it is imported.',
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
