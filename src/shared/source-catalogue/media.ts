import type { CatalogueEntry } from './entry.ts'

export const media: CatalogueEntry = {
  type: 'media',
  name: 'Music, films and books',
  category: 'personal',
  description:
    'Your music, films and books on Spotify, Apple Music, Netflix, Letterboxd, Kindle and Goodreads.',
  connectsBy: 'Files exported from these services.',
  fields: [],
  howto: [
    'Spotify: open spotify.com/account/privacy and request Extended streaming history (up to 30 days) or Account data (5 days). Drop the .zip without unpacking it.',
    'Netflix: open netflix.com/viewingactivity and choose Download all (a minute), or request the history of every profile with times at netflix.com/account/getmyinfo (up to 30 days).',
    'Letterboxd: open letterboxd.com/settings/data, choose Export your data (a minute) and drop the .zip without unpacking it.',
    'Apple Music: open privacy.apple.com, request a copy of Apple Media Services information, and drop Apple Music Play Activity.csv.',
    'Kindle: connect it by cable and drop documents/My Clippings.txt. Goodreads: open My Books and choose Import and export, Export Library.',
  ],
  files: {
    accept: ['.zip', '.json', '.csv', '.txt'],
    hint: 'Streaming histories from Spotify (.zip, .json), viewing activity from Netflix (.csv), the Letterboxd export (.zip) or its tables (.csv), play activity from Apple Music (.csv), My Clippings.txt, and libraries from Goodreads or StoryGraph (.csv).',
  },
}
