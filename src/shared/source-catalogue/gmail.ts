import { email, field, type CatalogueEntry } from './entry.ts'

export const gmail: CatalogueEntry = {
  type: 'gmail',
  name: 'Gmail',
  category: 'personal',
  description: 'All your mail, newest first. Needs an app password or a file from Takeout.',
  connectsBy: 'An app password or an exported mailbox file.',
  fields: [
    email('The Gmail address that the app password belongs to.'),
    field(
      'password',
      'App Password',
      'password',
      'abcd efgh ijkl mnop',
      'A 16-character app password, not your usual one. Stored encrypted.',
    ),
  ],
  howto: [
    'Turn on 2-Step Verification for your Google account, if it is off.',
    'Open myaccount.google.com/apppasswords, name it Trove and choose Create.',
    'Copy the 16 letters into App Password. This takes about two minutes.',
    'Without an app password, export Mail at takeout.google.com and import the .mbox file. The export takes minutes to days.',
  ],
  files: {
    accept: ['.mbox', '.eml', '.emlx', '.zip'],
    hint: 'A mailbox from Google Takeout (.mbox), single mails (.eml, .emlx), or a zip of mails or a Maildir, up to 50 GB.',
  },
}
