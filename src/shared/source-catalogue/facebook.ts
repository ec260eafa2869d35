import { email, field, type CatalogueEntry } from './entry.ts'

export const facebook: CatalogueEntry = {
  type: 'facebook',
  name: 'Facebook',
  category: 'social',
  description:
    'Posts and more with an access token; also Messenger, Instagram and friends from your export.',
  connectsBy: 'The access token or the Facebook export file, not the password.',
  fields: [
    email('Identifies your account.'),
    field(
      'password',
      'Password',
      'password',
      'Not used',
      'Never used or stored, because Facebook forbids signing in this way. Any text will do.',
    ),
    field(
      'accessToken',
      'Access Token',
      'password',
      'EAAB…',
      'Stored encrypted. Enter "file" to import your export instead.',
    ),
  ],
  howto: [
    'Everything, including Messenger: in the Accounts Center, choose Your information and permissions, Export your information, to your device, for all time, as JSON. This takes an hour to several days. Then import all .zip files together.',
    'Encrypted chats are a separate download: in Messenger, choose Privacy and safety, End-to-end encrypted chats, Message storage, Download secure storage data.',
    'With a token: create an app at developers.facebook.com and copy a user token from its Graph API Explorer, with user_posts, user_photos, user_likes and user_events. This takes about ten minutes.',
    'A token gives access to your posts, captioned photos, liked pages and events, but not to messages or comments. It expires after an hour or two, an extended one after 60 days. Then enter a new one.',
  ],
  files: {
    accept: ['.zip', '.json', '.html'],
    hint: 'Your export from Facebook or Instagram (.zip, all parts together, JSON or HTML), encrypted chats (.zip), or single files from them.',
  },
}
