import type { CatalogueEntry } from './entry.ts'

export const outlook: CatalogueEntry = {
  type: 'outlook',
  name: 'Outlook',
  category: 'personal',
  description: 'Mail, contacts and calendar from Outlook.',
  connectsBy: 'A data file (.pst, .ost) or saved mails (.msg).',
  fields: [],
  howto: [
    'Choose File, Open & Export, Import/Export, Export to a file, Outlook Data File (.pst).',
    'Choose the top of your mailbox with its subfolders, and leave the password empty.',
    'For single mails, drag them from Outlook into a folder. Each becomes a .msg file. Large mailboxes take several minutes.',
  ],
  files: {
    accept: ['.pst', '.ost', '.msg', '.zip'],
    hint: 'An Outlook data file (.pst, .ost), saved mails (.msg), or a zip of them, up to 50 GB.',
  },
}
