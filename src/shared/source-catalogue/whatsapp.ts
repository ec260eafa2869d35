import { field, type CatalogueEntry } from './entry.ts'

export const whatsapp: CatalogueEntry = {
  type: 'whatsapp',
  name: 'WhatsApp',
  category: 'social',
  description: 'Chats exported on your phone, as a file or pasted text.',
  connectsBy: 'A chat export from your phone.',
  fields: [
    field(
      'phoneNumber',
      'Phone Number',
      'tel',
      '+1 555 123 4567',
      'Your own, with the country code. It identifies your messages.',
    ),
    field(
      'sessionData',
      'Chat Text',
      'text',
      '[04/03/25, 14:05:09] Dana: See you at six',
      'Paste an exported chat, or enter "file" and import the file afterwards.',
    ),
  ],
  howto: [
    'Open the chat on your phone and choose More, Export chat (Android), or tap the contact and choose Export Chat (iPhone).',
    'Choose Without media and send the file to this computer. This takes a minute per chat.',
    'Import the .txt or .zip file, or paste its text.',
  ],
  files: {
    accept: ['.txt', '.zip', '.db', '.sqlite', '.crypt15'],
    hint: 'Exported chats (.txt or .zip), one file per chat, up to 50 GB. Also msgstore.db.crypt15 with its 64-digit key, msgstore.db, ChatStorage.sqlite or an iPhone backup without a password.',
  },
}
