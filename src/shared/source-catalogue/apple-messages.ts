import { field, type CatalogueEntry } from './entry.ts'

export const appleMessages: CatalogueEntry = {
  type: 'apple_messages',
  name: 'Apple Messages',
  category: 'social',
  description: 'iMessage, SMS and RCS from a Mac or an iPhone backup.',
  connectsBy:
    'A file: chat.db from a Mac, or an iPhone backup. Apple gives no service access to messages.',
  fields: [
    field('appleId', 'Apple ID', 'email', 'you@icloud.com', 'Shown as the account of this source.'),
    field(
      'backupFile',
      'Backup File',
      'file',
      '',
      'chat.db from a Mac, or a zip of an iPhone backup.',
    ),
    field(
      'deviceId',
      'Device ID',
      'text',
      'Name or id of the phone',
      'Trove tells you if a backup is from another device.',
    ),
  ],
  moreFields: [
    field(
      'backupPassword',
      'Backup Password',
      'password',
      '',
      'Only to import encrypted iPhone backups without being asked each time. Stored encrypted.',
    ),
  ],
  howto: [
    'Mac: give Terminal full disk access (System Settings, Privacy & Security), then run sqlite3 ~/Library/Messages/chat.db ".backup ~/Desktop/chat.db" and import that file. This takes about five minutes.',
    'iPhone: make a backup in Finder or iTunes (up to an hour). Zip its folder, or only Manifest.plist, Manifest.db and the folders 3d and 31 in it. Import the zip.',
    'If the backup is encrypted, Trove asks for its password when you drop the zip.',
  ],
  files: {
    accept: ['.db', '.zip', '.txt', '.sqlite', '.db-wal'],
    hint: 'chat.db, sms.db, a zip of one of these, or a zip of an iPhone backup, up to 50 GB.',
  },
}
