import type { CatalogueEntry } from './entry.ts'

export const notes: CatalogueEntry = {
  type: 'notes',
  name: 'Notes',
  category: 'personal',
  description:
    'Notes of Notion, Obsidian, Bear, Evernote and other programs, with the documents beside them.',
  connectsBy: 'Folders of Markdown as a .zip, backups of Bear, and notebooks of Evernote.',
  fields: [],
  howto: [
    'Notion: choose Settings, General, Export all workspace content, as Markdown & CSV. Notion mails a link within minutes to hours.',
    'Obsidian: compress the folder of the vault and drop the .zip.',
    'Bear: choose File, Backup Notes. Evernote: open a notebook, choose Export Notebook, as ENEX format. Each takes a minute.',
    'Apple: at privacy.apple.com request a copy of your data, with iCloud Notes, and drop the .zip. It takes days. OneNote: export pages as PDF or Word and add them under Documents.',
  ],
  files: {
    accept: ['.zip', '.md', '.bear2bk', '.enex'],
    hint: 'Markdown (.md, or a .zip of a folder), backups of Bear (.bear2bk), notebooks of Evernote (.enex) and the notes in a copy of your data from Apple (.zip).',
  },
}
