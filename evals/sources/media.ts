import { dayTexts, monthName } from '../sample-person/question.ts'
import { american, csv, day, month, type SourceCase } from './source-case.ts'

type Song = readonly [at: string, artist: string, track: string, minutes: number]
const songs: Song[] = [
  [day(2, 3), 'The Reeds', 'Marsh Harrier', 4],
  [day(2, 8), 'The Reeds', 'Bittern', 3],
  [day(2, 9), 'Ola Fen', 'Tram Nine', 5],
  [day(1, 2), 'The Reeds', 'Bittern', 3],
  [day(1, 6), 'The Reeds', 'Bittern', 3],
  [day(1, 6), 'Ola Fen', 'Tram Nine', 5],
  [day(1, 19), 'Salt & Pine', 'Low Tide', 4],
]
const films = [
  ['The Orchard: Season 1: Frost', day(1, 14)],
  ['A Quiet Field', day(1, 2)],
  ['The Long Hedge', day(2, 11)],
] as const
const books = [
  ['The Overgrown Wall', 'Ines Vale', 4, 310, day(5, 2), 'read'],
  ['Hedges', 'Ola Brandt', 5, 280, day(3, 12), 'read'],
  ['Marl', 'Ines Vale', 0, 190, '', 'to-read'],
] as const

export const media: SourceCase = {
  name: 'media',
  type: 'media',
  files: {
    'StreamingHistory0.json': JSON.stringify(
      songs.map(([at, artistName, trackName, minutes]) => ({
        endTime: `${at} 20:14`,
        artistName,
        trackName,
        msPlayed: minutes * 60_000,
      })),
    ),
    'NetflixViewingHistory.csv': csv([
      ['Title', 'Date'],
      ...films.map(([title, at]) => [title, american(at).replace(/\d\d(\d\d)$/, '$1')]),
    ]),
    'goodreads_library_export.csv': csv([
      [
        'Book Id',
        'Title',
        'Author',
        'My Rating',
        'Number of Pages',
        'Date Read',
        'Date Added',
        'Exclusive Shelf',
      ],
      ...books.map(([title, author, rating, pages, read, shelf], at) => [
        at + 1,
        title,
        author,
        rating,
        pages,
        read.replaceAll('-', '/'),
        day(6, 1).replaceAll('-', '/'),
        shelf,
      ]),
    ]),
  },
  questions: [
    { question: 'Which artist do I listen to the most?', texts: ['The Reeds'] },
    { question: 'What is my most played song?', texts: ['Bittern'] },
    {
      question: `How many songs did I listen to in ${monthName(month(1))}?`,
      numbers: [songs.filter(([at]) => at.startsWith(month(1))).length],
    },
    {
      question: 'How long did I listen to music in all?',
      numbers: [songs.reduce((total, [, , , minutes]) => total + minutes, 0)],
    },
    { question: 'What did I watch last month?', texts: ['Orchard', 'Quiet Field'] },
    { question: 'When did I watch The Long Hedge?', texts: [dayTexts(day(2, 11))] },
    { question: 'How many books have I read?', numbers: [2] },
    { question: 'Which book did I rate the highest?', texts: ['Hedges'] },
    { question: 'Which books do I still want to read?', texts: ['Marl'], without: ['Hedges'] },
    { question: 'What did I read by Ines Vale?', texts: ['Overgrown Wall'] },
  ],
}
