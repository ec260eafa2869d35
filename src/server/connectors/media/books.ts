import { htmlText } from '#server/html/html-text.ts'
import { numberOf } from '../exports/amount.ts'
import { tableFormat } from '../exports/table-format.ts'
import type { Book } from '../kinds/book.ts'

const statuses: readonly [RegExp, string][] = [
  [/^read$/i, 'read'],
  [/current/i, 'reading'],
  [/to-?\s?read|want/i, 'to read'],
]
const statusOf = (written: string) =>
  statuses.find(([pattern]) => pattern.test(written))?.[1] ?? written.toLowerCase()
const rated = (written: string) => {
  const rating = numberOf(written)
  return rating === null || rating === 0 ? null : rating
}
/** Goodreads writes `="9780…"`, so that spreadsheets keep leading zeros. */
const isbn = (written: string) => written.replaceAll(/[="]/g, '')
const shelvesOf = (written: string) => written.split(/,\s*/).filter((shelf) => shelf !== '')

export const goodreads = tableFormat({
  description: 'a Goodreads library',
  columns: ['Title', 'Author', 'My Rating', 'Exclusive Shelf'],
  dates: ['Date Read', 'Date Added'],
  row: (row) => {
    const book: Book = {
      service: 'Goodreads',
      title: row('Title'),
      author: row('Author'),
      isbn: isbn(row('ISBN13', 'ISBN')),
      status: statusOf(row('Exclusive Shelf')),
      rating: rated(row('My Rating')),
      addedAt: row.day('Date Added'),
      readAt: row.day('Date Read'),
      pages: numberOf(row('Number of Pages')),
      year: numberOf(row('Original Publication Year', 'Year Published')),
      shelves: shelvesOf(row('Bookshelves')),
      review: htmlText(row('My Review')),
    }
    return { kind: 'book', key: `goodreads ${row('Book Id') || book.title}`, book }
  },
})

export const storyGraph = tableFormat({
  description: 'a StoryGraph library',
  columns: ['Title', 'Authors', 'Read Status', 'Star Rating'],
  dates: ['Last Date Read', 'Date Added'],
  row: (row) => {
    const book: Book = {
      service: 'StoryGraph',
      title: row('Title'),
      author: row('Authors'),
      isbn: row('ISBN/UID'),
      status: statusOf(row('Read Status')),
      rating: rated(row('Star Rating')),
      addedAt: row.day('Date Added'),
      readAt: row.day('Last Date Read'),
      pages: null,
      year: null,
      shelves: shelvesOf(row('Tags')),
      review: row('Review'),
    }
    return { kind: 'book', key: `storygraph ${book.isbn || book.title}`, book }
  },
})
