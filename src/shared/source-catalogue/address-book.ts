import type { CatalogueEntry } from './entry.ts'

export const addressBook: CatalogueEntry = {
  type: 'address_book',
  name: 'Contacts and calendars',
  category: 'personal',
  description: 'People and appointments from Google, Outlook, iCloud and other programs.',
  connectsBy: 'Exported contacts (.vcf, .csv) and calendars (.ics, .csv).',
  fields: [],
  howto: [
    'Google: open contacts.google.com and choose Export, as Google CSV, Outlook CSV or vCard. In Google Calendar, choose Settings, Import & export, Export.',
    'Outlook: choose File, Open & Export, Import/Export, Export to a file, Comma Separated Values, and then Contacts or Calendar. On the web, choose People, Manage contacts, Export.',
    'iCloud: open icloud.com/contacts, select all and choose Export vCard. This takes a minute.',
  ],
  files: {
    accept: ['.vcf', '.ics', '.csv', '.zip'],
    hint: 'Contacts (.vcf, or .csv from Google or Outlook) and calendars (.ics, or .csv from Outlook).',
  },
}
