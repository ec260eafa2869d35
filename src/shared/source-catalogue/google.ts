import { email, field, type CatalogueEntry } from './entry.ts'

/** Path of Google's redirect back to this installation. */
export const googleCallbackPath = '/api/oauth/google/callback'

export const google: CatalogueEntry = {
  type: 'google',
  name: 'Google Drive',
  category: 'personal',
  description: 'Files of your Google Drive. Needs an OAuth client of your own.',
  connectsBy: 'Your own Google OAuth client, or an archive from Google Takeout.',
  fields: [
    email('The Google account whose Drive it is.'),
    field(
      'clientId',
      'Client ID',
      'text',
      '1234567890-abc.apps.googleusercontent.com',
      'Of an OAuth client in your Google Cloud project.',
    ),
    field('clientSecret', 'Client Secret', 'password', 'GOCSPX-…', 'Kept encrypted.'),
  ],
  howto: [
    'Open console.cloud.google.com, create a project and switch on the Google Drive API in it. For web analytics, switch on the Google Analytics Data API and the Google Analytics Admin API.',
    'Under OAuth consent screen choose External, enter your address, and publish the app. While it is in testing, Google ends the access every seven days.',
    `Under Credentials create an OAuth client ID of the type Web application. As its redirect URI enter the address of this Trove followed by ${googleCallbackPath}, for example https://trove.example.org${googleCallbackPath}.`,
    'Copy Client ID and Client Secret into the fields. This takes about ten minutes.',
    'Then choose Continue at Google, sign in with the account that you entered, pass the warning about an unverified app (it is your own), and allow the access. Trove can only read.',
    'Without an OAuth client: order an archive at takeout.google.com as .zip, with JSON chosen for activity and history, and import all its parts here. Google needs hours to days for it.',
  ],
  files: {
    accept: ['.zip', '.json', '.html', '.csv', '.vcf', '.ics'],
    hint: 'All parts of a Google Takeout archive together (.zip); or single files of it: contacts (.vcf), a calendar (.ics), a timeline or an activity (.json), figures of Google Analytics (.csv).',
  },
}
