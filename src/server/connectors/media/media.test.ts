import { expect, test } from 'vitest'
import type { ImportFile } from '../connector.ts'
import { archiveFile, jsonFile, lookAt, tableFile } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { readImport } from '../read-import.fixtures.ts'
import { createMedia } from './media.ts'

const media = createMedia()
const short = [
  {
    endTime: '2026-10-03 20:14',
    artistName: 'The Reeds',
    trackName: 'Marsh Harrier',
    msPlayed: 210_000,
  },
  { endTime: '2026-10-03 20:15', artistName: 'The Reeds', trackName: 'Bittern', msPlayed: 4_000 },
]
const long = [
  {
    ts: '2026-10-03T20:14:31Z',
    ms_played: 210_000,
    platform: 'ios',
    master_metadata_track_name: 'Marsh Harrier',
    master_metadata_album_artist_name: 'The Reeds',
    master_metadata_album_album_name: 'Wetland',
    episode_name: null,
    episode_show_name: null,
    spotify_track_uri: 'spotify:track:1',
  },
  {
    ts: '2026-10-04T07:00:00Z',
    ms_played: 1_800_000,
    master_metadata_track_name: null,
    episode_name: 'On compost',
    episode_show_name: 'Garden Hour',
  },
]
const netflix = tableFile(
  'NetflixViewingHistory.csv',
  ['Title', 'Date'],
  ['The Orchard: Season 1: Frost', '10/14/26'],
  ['A Quiet Field', '10/2/26'],
)
const netflixLong = tableFile(
  'ViewingActivity.csv',
  [
    'Profile Name',
    'Start Time',
    'Duration',
    'Attributes',
    'Title',
    'Supplemental Video Type',
    'Device Type',
  ],
  ['Ada', '2026-10-14 19:00:00', '00:42:00', '', 'The Orchard: Season 1: Frost', '', 'TV'],
  ['Ada', '2026-10-14 18:59:00', '00:00:20', '', 'The Orchard: Trailer', 'TRAILER', 'TV'],
)
const apple = tableFile(
  'Apple Music Play Activity.csv',
  [
    'Song Name',
    'Album Name',
    'Artist Name',
    'Event Type',
    'Event Start Timestamp',
    'Play Duration Milliseconds',
    'Media Type',
  ],
  ['Heron', 'Wetland', 'The Reeds', 'PLAY_END', '2026-10-05T08:00:00.123Z', '180000', 'AUDIO'],
  ['Heron', 'Wetland', 'The Reeds', 'PLAY_START', '2026-10-05T08:00:00.123Z', '', 'AUDIO'],
)
const goodreads = tableFile(
  'goodreads_library_export.csv',
  [
    'Book Id',
    'Title',
    'Author',
    'ISBN',
    'ISBN13',
    'My Rating',
    'Average Rating',
    'Number of Pages',
  ].concat(['Date Read', 'Date Added', 'Bookshelves', 'Exclusive Shelf', 'My Review']),
  [
    '7',
    'The Overgrown Wall',
    'Ines Vale',
    '="0123"',
    '="9780000000123"',
    '4',
    '3.81',
    '320',
  ].concat(['2026/05/02', '2026/01/03', 'gardens', 'read', 'A <br/>calm book']),
  ['8', 'Hedges', 'Ola Fen', '', '', '0', '4.10', '', '', '2026/06/01', 'to-read', 'to-read', ''],
)
const clippings = memoryFile(
  'My Clippings.txt',
  '\ufeffThe Overgrown Wall (Vale, Ines)\r\n- Your Highlight on page 12 | Location 170-172 | Added on Friday, January 2, 2026 10:11:12 AM\r\n\r\nIvy holds what it breaks.\r\n==========\r\n' +
    'The Overgrown Wall (Vale, Ines)\r\n- Your Bookmark on page 13 | Location 180 | Added on Friday, January 2, 2026 10:12:00 AM\r\n\r\n\r\n==========\r\n' +
    'Hecken (Fen, Ola)\r\n- Ihre Markierung auf Seite 3 | Position 20-21 | Hinzugefügt am Samstag, 3. Januar 2026 21:05:00\r\n\r\nEine Hecke ist ein langsamer Zaun.\r\n==========\r\n',
)

const playsOf = async (...files: ImportFile[]) =>
  (await readImport(media, ...files)).items.flatMap((item) =>
    item.kind === 'play' ? [item.play] : [],
  )

test('histories of music, films and books are recognised by content', async () => {
  expect(await lookAt(jsonFile('StreamingHistory_music_0.json', short))).toBe(
    'media: a Spotify listening history',
  )
  const archive = archiveFile('my_spotify_data.zip', {
    'Spotify Extended Streaming History/Streaming_History_Audio_2026_0.json': long,
    'Spotify Extended Streaming History/ReadMeFirst.pdf': '%PDF-1.4',
  })
  expect(await lookAt(archive)).toBe('media: an extended Spotify streaming history')
  expect(await lookAt(netflix)).toBe('media: the Netflix viewing history')
  expect(await lookAt(netflixLong)).toBe('media: the Netflix viewing activity')
  expect(await lookAt(apple)).toBe('media: Apple Music play activity')
  expect(await lookAt(goodreads)).toBe('media: a Goodreads library')
  expect(await lookAt(clippings)).toBe('media: Kindle clippings')
})

test('songs and podcasts become plays, and skipped ones are marked', async () => {
  expect(await playsOf(jsonFile('a.json', short), jsonFile('b.json', long.slice(1)))).toMatchObject(
    [
      { title: 'Marsh Harrier', artist: 'The Reeds', kind: 'song', minutes: 3.5, skipped: false },
      { title: 'Bittern', skipped: true },
      { title: 'On compost', artist: 'Garden Hour', kind: 'podcast', minutes: 30 },
    ],
  )
})

test('a play in both Spotify histories is one', async () => {
  const keys = async (file: ImportFile) =>
    (await readImport(media, file)).items.map(({ key }) => key)
  const [first] = await keys(jsonFile('short.json', short))
  const [same] = await keys(jsonFile('long.json', long))
  expect(first).toBe(same)
})

test('films, series and songs from other services keep their times', async () => {
  expect(await playsOf(netflix)).toMatchObject([
    { kind: 'series', album: 'The Orchard', at: '2026-10-14' },
    { kind: 'film', title: 'A Quiet Field', at: '2026-10-02' },
  ])
  expect(await playsOf(netflixLong)).toMatchObject([
    {
      title: 'The Orchard: Season 1: Frost',
      minutes: 42,
      at: '2026-10-14T19:00:00Z',
      profile: 'Ada',
    },
  ])
  expect(await playsOf(apple)).toMatchObject([
    { title: 'Heron', artist: 'The Reeds', minutes: 3, at: '2026-10-05T08:00:00.000Z' },
  ])
})

test("a library becomes books with the reader's rating, not other people's", async () => {
  const { items } = await readImport(media, goodreads)
  expect(items.flatMap((item) => (item.kind === 'book' ? [item.book] : []))).toMatchObject([
    {
      title: 'The Overgrown Wall',
      rating: 4,
      readAt: '2026-05-02',
      isbn: '9780000000123',
      pages: 320,
      status: 'read',
      review: 'A\ncalm book',
    },
    { title: 'Hedges', rating: null, readAt: '', status: 'to read' },
  ])
})

test("clippings become notes with book, author and time, in the reader's language", async () => {
  const { items, skipped } = await readImport(media, clippings)
  expect(items.flatMap((item) => (item.kind === 'note' ? [item.note] : []))).toMatchObject([
    {
      service: 'Kindle',
      title: 'The Overgrown Wall (Vale, Ines)',
      text: 'Ivy holds what it breaks.',
      labels: ['Vale, Ines'],
      createdAt: '2026-01-02T10:11:12',
    },
    { title: 'Hecken (Fen, Ola)', createdAt: '2026-01-03T21:05:00' },
  ])
  expect(skipped).toEqual([{ reason: 'Bookmarks without a text', count: 1 }])
})
