import { field, type CatalogueEntry } from './entry.ts'

export const twitter: CatalogueEntry = {
  type: 'twitter',
  name: 'Twitter/X',
  category: 'social',
  description:
    'Your posts, by a bearer token that X charges for, or everything from your archive for free.',
  connectsBy:
    'Your archive file, which is free, or a bearer token, for which X takes about $0.005 a post.',
  fields: [
    field('username', 'Username', 'text', '@you', 'Whose posts are fetched.'),
    field(
      'bearerToken',
      'Bearer Token',
      'password',
      'AAAA…',
      'Kept encrypted. Fetching costs money: see the steps. Write "file" to import your archive instead.',
    ),
  ],
  howto: [
    'Free and complete: at x.com choose Settings, Your account, Download an archive of your data. X needs a day or more, then import the .zip file. It holds posts, replies, likes, direct messages and followers.',
    'With a token: create a project at developer.x.com, load credits, and copy its Bearer Token. This takes about ten minutes.',
    'What X charges for it: about $0.005 for each post and $0.01 for the account, so all of the newest 3,200 posts cost up to $16, and later only new posts cost anything. X hands out no older ones.',
    'A bearer token reads public posts only: likes, bookmarks and direct messages come with the archive.',
  ],
  files: {
    accept: ['.zip', '.js'],
    hint: 'Your X archive (.zip, of any year), or single files of its data folder (.js).',
  },
}
