import type { CatalogueEntry } from './entry.ts'

export const media: CatalogueEntry = {
  type: 'media',
  name: 'Music, films and books',
  category: 'personal',
  description:
    'What you listened to, watched and read with Spotify, Apple Music, Netflix, Letterboxd, Kindle and Goodreads.',
  connectsBy: 'The files that these services hand out.',
  fields: [],
  howto: [
    'Spotify: open spotify.com/account/privacy and request Extended streaming history (up to 30 days), or Account data (5 days). Drop the .zip as it is.',
    'Netflix: open netflix.com/viewingactivity and choose Download all (a minute), or netflix.com/account/getmyinfo for every profile with times (up to 30 days).',
    'Letterboxd: open letterboxd.com/settings/data, choose Export your data (a minute), and drop the .zip as it is.',
    'Apple Music: open privacy.apple.com, request a copy of Apple Media Services information, and drop Apple Music Play Activity.csv.',
    'Kindle: connect it by cable and drop documents/My Clippings.txt. Goodreads: open My Books, Import and export, Export Library.',
  ],
  files: {
    accept: ['.zip', '.json', '.csv', '.txt'],
    hint: 'Streaming histories of Spotify (.zip, .json), viewing activity of Netflix (.csv), the export of Letterboxd (.zip) or its tables (.csv), play activity of Apple Music (.csv), My Clippings.txt, and libraries of Goodreads or StoryGraph (.csv).',
  },
}
