import type { Book } from '#server/connectors/kinds/book.ts'
import { dayCell, listCell, textCell } from './cells.ts'
import { ofService, joinPhrases, type RecordKind } from './record-kind.ts'

export const bookKind: RecordKind<Book> = {
  kind: 'book',
  table: 'books',
  label: 'Books',
  about: 'Books the person has read, is reading or wants to read.',
  at: ({ readAt, addedAt }) => readAt || addedAt,
  columns: [
    { name: 'title', type: 'text', value: ({ title }) => textCell(title) },
    { name: 'author', type: 'text', value: ({ author }) => textCell(author) },
    {
      name: 'status',
      type: 'text',
      about: '`read`, `reading` or `to read`, or the name of a shelf',
      value: ({ status }) => textCell(status),
    },
    {
      name: 'date_read',
      label: 'Finished',
      type: 'date',
      about: 'day it was finished',
      value: ({ readAt }) => dayCell(readAt),
    },
    { name: 'date_added', type: 'date', value: ({ addedAt }) => dayCell(addedAt) },
    { name: 'rating', type: 'number', about: 'out of five', value: ({ rating }) => rating },
    { name: 'pages', type: 'integer', value: ({ pages }) => pages },
    { name: 'year', type: 'integer', about: 'year of publication', value: ({ year }) => year },
    { name: 'shelves', type: 'text', value: ({ shelves }) => listCell(shelves) },
    { name: 'review', type: 'text', prose: true, value: ({ review }) => textCell(review) },
    { name: 'isbn', type: 'text', value: ({ isbn }) => textCell(isbn) },
    { name: 'service', type: 'text', value: ({ service }) => textCell(service) },
  ],
  sheet: {
    group: ({ service }) => service,
    name: ofService('Books'),
    rowsAPassage: 6,
    text: ({ title, author, status, readAt, rating, review }) =>
      joinPhrases(
        title,
        author && `by ${author}`,
        status,
        readAt && `finished ${readAt}`,
        rating !== null && `rated ${rating} of 5`,
        review,
      ),
  },
}
