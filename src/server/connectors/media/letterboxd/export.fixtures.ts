import { archiveFile, tableFile } from '../../exports/exports.fixtures.ts'

type Rows = readonly (readonly string[])[]

/** A table as Letterboxd writes it: cells are quoted only where they have to be. */
const csv = (columns: string, rows: Rows) =>
  [columns, ...rows.map((row) => row.map(cell).join(','))].join('\n') + '\n'
const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const diaryColumns = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date'
export const diaryRows: Rows = [
  ['2026-03-02', 'A Quiet Field', '2019', 'https://boxd.it/d1', '3.5', '', 'cinema', '2026-03-01'],
  ['2026-03-15', 'The Long Hedge', '1984', 'https://boxd.it/d2', '5', '', '', '2026-03-14'],
  ['2026-04-03', 'A Quiet Field', '2019', 'https://boxd.it/d3', '4', 'Yes', '', '2026-04-02'],
  ['2026-04-05', 'The Long Hedge', '2021', 'https://boxd.it/d4', '', '', '', '2026-03-31'],
]
const filmColumns = 'Date,Name,Year,Letterboxd URI'

/** A whole export, with what Letterboxd keeps of deleted entries. */
export const exportFiles = (diary: Rows = diaryRows) => ({
  'diary.csv': csv(diaryColumns, diary),
  'watched.csv': csv(filmColumns, [
    ['2026-03-02', 'A Quiet Field', '2019', 'https://boxd.it/f1'],
    ['2026-03-15', 'The Long Hedge', '1984', 'https://boxd.it/f2'],
    ['2026-04-05', 'The Long Hedge', '2021', 'https://boxd.it/f3'],
    ['2026-01-01', 'Ditch, "Bank" and Fen', '1971', 'https://boxd.it/f4'],
  ]),
  'ratings.csv': csv(`${filmColumns},Rating`, [
    ['2026-04-03', 'A Quiet Field', '2019', 'https://boxd.it/f1', '4'],
    ['2026-03-15', 'The Long Hedge', '1984', 'https://boxd.it/f2', '5'],
    ['2026-04-06', 'The Long Hedge', '2021', 'https://boxd.it/f3', '2'],
    ['2026-01-01', 'Ditch, "Bank" and Fen', '1971', 'https://boxd.it/f4', '4.5'],
  ]),
  'reviews.csv': csv(`${filmColumns},Rating,Rewatch,Review,Tags,Watched Date`, [
    [
      '2026-03-15',
      'The Long Hedge',
      '1984',
      'https://boxd.it/d2',
      '5',
      '',
      'Two hours of hawthorn,\nand <i>not one</i> too many.',
      'hedges',
      '2026-03-14',
    ],
  ]),
  'watchlist.csv': csv(filmColumns, [['2026-02-02', 'Marl', '2024', 'https://boxd.it/f5']]),
  'profile.csv': csv(
    'Date Joined,Username,Given Name,Family Name,Email Address,Location,Website,Bio,Pronoun,Favorite Films',
    [['2020-05-06', 'adafilms', 'Ada', 'Field', 'ada@example.org', '', '', '', '', '']],
  ),
  'likes/films.csv': csv(filmColumns, [
    ['2026-03-15', 'The Long Hedge', '1984', 'https://boxd.it/f2'],
  ]),
  'deleted/diary.csv': csv(diaryColumns, [
    ['2026-03-20', 'Logged by Mistake', '2000', 'https://boxd.it/d9', '1', '', '', '2026-03-19'],
  ]),
})

export const exportArchive = (diary?: Rows) =>
  archiveFile('letterboxd-adafilms-2026-05-01-10-00-utc.zip', exportFiles(diary))
export const diaryFile = tableFile('diary.csv', diaryColumns.split(','), ...diaryRows)
