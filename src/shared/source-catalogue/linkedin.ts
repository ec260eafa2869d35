import { email, field, type CatalogueEntry } from './entry.ts'

export const linkedin: CatalogueEntry = {
  type: 'linkedin',
  name: 'LinkedIn',
  category: 'professional',
  description: 'Connections, messages and profile from your LinkedIn data export.',
  connectsBy: 'The LinkedIn data export file, not the password. In Europe a portability token too.',
  fields: [
    email('Distinguishes your messages from those of others.'),
    field(
      'password',
      'Password',
      'password',
      'Not used',
      'Never used or stored, because LinkedIn forbids signing in this way. Any text will do.',
    ),
  ],
  moreFields: [
    field(
      'portabilityToken',
      'Portability Token',
      'password',
      '',
      'LinkedIn issues these in Europe only. Stored encrypted.',
    ),
  ],
  howto: [
    'At linkedin.com, choose Settings, Data privacy, Get a copy of your data, and the larger data archive.',
    'LinkedIn sends a first part in about ten minutes and the complete archive within a day. The links work for three days.',
    'Import both .zip files. The second one contains more, and nothing is stored twice.',
    'LinkedIn does not allow access by password. Without a token, import a newer export to add new data.',
    'Members in the European Union, the EEA and Switzerland can request Member Data Portability at developer.linkedin.com and create a token there (about half an hour, valid for 60 days). Enter it under Configure, then choose Sync Now. Saved responses of that service (.json) can be imported too.',
  ],
  files: {
    accept: ['.zip', '.csv', '.json'],
    hint: 'Your LinkedIn export, basic or complete (.zip), or single tables from it (.csv).',
  },
}
