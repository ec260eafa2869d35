import { field, type CatalogueEntry } from './entry.ts'

export const appleMessages: CatalogueEntry = {
  type: 'apple_messages',
  name: 'Apple Messages',
  category: 'social',
  description: 'iMessage, SMS and RCS from a Mac or an iPhone backup.',
  connectsBy: 'A file: chat.db of a Mac, or an iPhone backup. Apple lets no service fetch them.',
  fields: [
    field('appleId', 'Apple ID', 'email', 'you@icloud.com', 'Noted as the account.'),
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
      'Trove says so when a backup is of another device.',
    ),
  ],
  moreFields: [
    field(
      'backupPassword',
      'Backup Password',
      'password',
      '',
      'Only if encrypted iPhone backups are to be imported without asking each time. Kept encrypted.',
    ),
  ],
  howto: [
    'Mac: allow Terminal full disk access (System Settings, Privacy & Security), then run sqlite3 ~/Library/Messages/chat.db ".backup ~/Desktop/chat.db" and import that file. This takes about five minutes.',
    'iPhone: make a backup in Finder or iTunes (up to an hour) and zip its folder, or of it only Manifest.plist, Manifest.db and the folders 3d and 31. Import the zip.',
    'If the backup is encrypted, its password is asked for when you drop the zip.',
  ],
  files: {
    accept: ['.db', '.zip', '.txt', '.sqlite', '.db-wal'],
    hint: 'chat.db, sms.db, a zip with one of them or of an iPhone backup, up to 50 GB.',
  },
}
