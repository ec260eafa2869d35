import { field, type CatalogueEntry } from './entry.ts'

export const twitter: CatalogueEntry = {
  type: 'twitter',
  name: 'Twitter/X',
  category: 'social',
  description:
    'Your posts with a bearer token, for which X charges, or everything from your archive for free.',
  connectsBy:
    'Your archive file, which is free, or a bearer token, for which X charges about $0.005 per post.',
  fields: [
    field('username', 'Username', 'text', '@you', 'The account whose posts are fetched.'),
    field(
      'bearerToken',
      'Bearer Token',
      'password',
      'AAAA…',
      'Stored encrypted. X charges for fetching: see the steps. Enter "file" to import your archive instead.',
    ),
  ],
  howto: [
    'Free and complete: at x.com, choose Settings, Your account, Download an archive of your data. After a day or more, import the .zip file. It contains posts, replies, likes, direct messages and followers.',
    'With a token: create a project at developer.x.com, buy credits and copy its bearer token. This takes about ten minutes.',
    'X charges about $0.005 per post and $0.01 for the account. The newest 3,200 posts cost up to $16; after that only new posts cost anything. Older ones are not available.',
    'A bearer token reads only public posts. Likes, bookmarks and direct messages are in the archive.',
  ],
  files: {
    accept: ['.zip', '.js'],
    hint: 'Your X archive (.zip, from any year), or single files from its data folder (.js).',
  },
}
