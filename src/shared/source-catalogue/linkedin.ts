import { email, field, type CatalogueEntry } from './entry.ts'

export const linkedin: CatalogueEntry = {
  type: 'linkedin',
  name: 'LinkedIn',
  category: 'professional',
  description: 'Connections, messages and profile, from your LinkedIn data export.',
  connectsBy: 'The LinkedIn data export file, not the password. In Europe a portability token too.',
  fields: [
    email('Tells your own messages from those of others.'),
    field(
      'password',
      'Password',
      'password',
      'Not used',
      'LinkedIn forbids this kind of sign-in: never used and never kept. Any text will do.',
    ),
  ],
  moreFields: [
    field(
      'portabilityToken',
      'Portability Token',
      'password',
      '',
      'Only where LinkedIn grants one, in Europe. Kept encrypted.',
    ),
  ],
  howto: [
    'At linkedin.com choose Settings, Data privacy, Get a copy of your data, the larger data archive.',
    'LinkedIn sends a first part in about ten minutes and everything within a day; the links work for three days.',
    'Import the .zip files. The second one holds more, and nothing is stored twice.',
    'LinkedIn lets nobody fetch this by a password: without a token, import a newer export to bring what is new.',
    'Members in the European Union, the EEA and Switzerland may ask for Member Data Portability at developer.linkedin.com and create a token there (about half an hour; it lasts 60 days). Enter it under Configure, and Sync Now fetches. Saved answers of that service (.json) can be imported too.',
  ],
  files: {
    accept: ['.zip', '.csv', '.json'],
    hint: 'Your LinkedIn export, basic or complete (.zip), or single tables of it (.csv).',
  },
}
