import type { CatalogueEntry } from './entry.ts'

export const browser: CatalogueEntry = {
  type: 'browser',
  name: 'Browsers',
  category: 'personal',
  description: 'Pages that you visited and saved with Chrome, Edge, Firefox or Safari.',
  connectsBy: 'Exported bookmarks, and the file in which the browser keeps its history.',
  fields: [],
  howto: [
    'Bookmarks: in the bookmark manager choose Export bookmarks (Chrome, Edge, Firefox), or File, Export, Bookmarks (Safari). This takes a minute.',
    'History of Firefox: open about:support, Profile Folder, close Firefox and drop places.sqlite. It holds the bookmarks too.',
    'History of Chrome or Edge: open chrome://version, close the browser and drop the file History from the folder that is named as Profile Path; or drop History.json of Google Takeout.',
    'History of Safari: choose File, Export Browsing Data to File, or drop ~/Library/Safari/History.db.',
  ],
  files: {
    accept: ['.html', '.json', '.sqlite', '.db', '.csv', '.zip'],
    hint: 'Bookmarks (.html, .json) and histories (places.sqlite, History, History.db, .json, .csv).',
  },
}
