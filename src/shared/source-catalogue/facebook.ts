import { email, field, type CatalogueEntry } from './entry.ts'

export const facebook: CatalogueEntry = {
  type: 'facebook',
  name: 'Facebook',
  category: 'social',
  description:
    'Posts and more by an access token; with Messenger, Instagram and friends from your export.',
  connectsBy: 'The access token or the Facebook export file, not the password.',
  fields: [
    email('Tells whose account this is.'),
    field(
      'password',
      'Password',
      'password',
      'Not used',
      'Facebook forbids this kind of sign-in: never used and never kept. Any text will do.',
    ),
    field(
      'accessToken',
      'Access Token',
      'password',
      'EAAB…',
      'Kept encrypted. Write "file" to import your export instead.',
    ),
  ],
  howto: [
    'Everything, with Messenger: in the Accounts Center choose Your information and permissions, Export your information, to your device, for all time, as JSON. Facebook needs from an hour to some days; then import all .zip files together.',
    'Encrypted chats are a download of their own: in Messenger choose Privacy and safety, End-to-end encrypted chats, Message storage, Download secure storage data.',
    'With a token: create an app at developers.facebook.com and copy a user token from its Graph API Explorer, with user_posts, user_photos, user_likes and user_events. This takes about ten minutes.',
    'A token reads your posts, photos with words, liked pages and events; no messages and no comments. It ends after an hour or two, an extended one after 60 days; then enter a new one.',
  ],
  files: {
    accept: ['.zip', '.json', '.html'],
    hint: 'Your export of Facebook or Instagram (.zip, all parts together, JSON or HTML), encrypted chats (.zip), or single files of them.',
  },
}
