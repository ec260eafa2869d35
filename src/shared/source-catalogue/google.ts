import { email, field, type CatalogueEntry } from './entry.ts'

/** Path of Google's redirect back to this installation. */
export const googleCallbackPath = '/api/oauth/google/callback'

export const google: CatalogueEntry = {
  type: 'google',
  name: 'Google Drive',
  category: 'personal',
  description: 'Files from your Google Drive. Needs your own OAuth client.',
  connectsBy: 'Your own Google OAuth client or an archive from Google Takeout.',
  fields: [
    email('The Google account that owns the Drive.'),
    field(
      'clientId',
      'Client ID',
      'text',
      '1234567890-abc.apps.googleusercontent.com',
      'From an OAuth client in your Google Cloud project.',
    ),
    field('clientSecret', 'Client Secret', 'password', 'GOCSPX-…', 'Stored encrypted.'),
  ],
  howto: [
    'Open console.cloud.google.com, create a project and enable the Google Drive API in it. For web analytics, also enable the Google Analytics Data API and the Google Analytics Admin API.',
    'Under OAuth consent screen, choose External, enter your email address and publish the app. While it is in testing, Google revokes access every seven days.',
    `Under Credentials, create an OAuth client ID of the type Web application. As its redirect URI, enter the address of this Trove followed by ${googleCallbackPath}, for example https://trove.example.org${googleCallbackPath}.`,
    'Copy the client ID and client secret into the fields. This takes about ten minutes.',
    'Choose Continue at Google, sign in with the account you entered, dismiss the warning about an unverified app (it is your own) and allow access. Trove can only read.',
    'Without an OAuth client, request an archive at takeout.google.com as .zip, with JSON for activity and history, and import all its parts here. The export takes hours to days.',
  ],
  files: {
    accept: ['.zip', '.json', '.html', '.csv', '.vcf', '.ics'],
    hint: 'All parts of a Google Takeout archive together (.zip), or single files from it: contacts (.vcf), a calendar (.ics), a timeline or activity (.json). Also tables from Google Analytics (.csv).',
  },
}
