import type { CatalogueEntry } from './entry.ts'

export const notes: CatalogueEntry = {
  type: 'notes',
  name: 'Notes',
  category: 'personal',
  description:
    'Notes from Notion, Obsidian, Bear, Evernote, OneNote and other programs, with attached documents.',
  connectsBy: 'Markdown folders as a .zip, Bear backups, Evernote and OneNote notebooks.',
  fields: [],
  howto: [
    'Notion: choose Settings, General, Export all workspace content, as Markdown & CSV. Notion emails a link within minutes to hours.',
    'Obsidian: zip the vault folder and drop the .zip.',
    'Bear: choose File, Backup Notes. Evernote: open a notebook and choose Export Notebook, in ENEX format. Each takes a minute.',
    'Apple: at privacy.apple.com, request a copy of your data with iCloud Notes (several days) and drop the .zip.',
    'OneNote: on onedrive.com, download the notebook’s folder as a .zip and drop it. In OneNote for Windows, choose File, Export, Notebook, as OneNote Package (.onepkg).',
  ],
  files: {
    accept: ['.zip', '.md', '.bear2bk', '.enex', '.one', '.onepkg'],
    hint: 'Markdown (.md, or a .zip of a folder), Bear backups (.bear2bk), Evernote notebooks (.enex), OneNote notebooks (.onepkg), their sections (.one, or a .zip of them) and the notes in a copy of your data from Apple (.zip).',
  },
}
