import type { CatalogueEntry } from './entry.ts'

export const browser: CatalogueEntry = {
  type: 'browser',
  name: 'Browsers',
  category: 'personal',
  description: 'Pages visited and bookmarked in Chrome, Edge, Firefox or Safari.',
  connectsBy: 'Exported bookmarks and the history file of the browser.',
  fields: [],
  howto: [
    'Bookmarks: choose Export bookmarks in the bookmark manager (Chrome, Edge, Firefox), or File, Export, Bookmarks (Safari). This takes a minute.',
    'Firefox history: open about:support, Profile Folder, close Firefox and drop places.sqlite. It contains the bookmarks too.',
    'Chrome or Edge history: open chrome://version, note the Profile Path, close the browser and drop the file History from that folder. Or drop History.json from Google Takeout.',
    'Safari history: choose File, Export Browsing Data to File, or drop ~/Library/Safari/History.db.',
  ],
  files: {
    accept: ['.html', '.json', '.sqlite', '.db', '.csv', '.zip'],
    hint: 'Bookmarks (.html, .json) and histories (places.sqlite, History, History.db, .json, .csv).',
  },
}
