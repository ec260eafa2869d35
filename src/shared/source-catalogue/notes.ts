import type { CatalogueEntry } from './entry.ts'

export const notes: CatalogueEntry = {
  type: 'notes',
  name: 'Notes',
  category: 'personal',
  description:
    'Notes from Notion, Obsidian, Bear, Evernote and other programs, with attached documents.',
  connectsBy: 'Markdown folders as a .zip, Bear backups and Evernote notebooks.',
  fields: [],
  howto: [
    'Notion: choose Settings, General, Export all workspace content, as Markdown & CSV. Notion emails a link within minutes to hours.',
    'Obsidian: zip the vault folder and drop the .zip.',
    'Bear: choose File, Backup Notes. Evernote: open a notebook and choose Export Notebook, in ENEX format. Each takes a minute.',
    'Apple: at privacy.apple.com, request a copy of your data with iCloud Notes (several days) and drop the .zip. OneNote: export pages as PDF or Word and add them under Documents.',
  ],
  files: {
    accept: ['.zip', '.md', '.bear2bk', '.enex'],
    hint: 'Markdown (.md, or a .zip of a folder), Bear backups (.bear2bk), Evernote notebooks (.enex) and the notes in a copy of your data from Apple (.zip).',
  },
}
