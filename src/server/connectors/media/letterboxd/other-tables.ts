import { htmlText } from '#server/html/html-text.ts'
import type { Row } from '../../exports/table-format.ts'
import { hashKey } from '../../gather-pages.ts'
import { blankActivity } from '../../google/takeout/activities.ts'
import { emptyPost } from '../../kinds/post.ts'
import { filmColumns, letterboxdTable } from './film-tables.ts'

/** `The Long Hedge (1984)`, because films share names. */
const titleOf = (row: Row) => `${row('Name')} (${row('Year')})`.replace(' ()', '')

export const reviews = letterboxdTable({
  description: 'film reviews from Letterboxd',
  columns: [...filmColumns, 'Review'],
  dates: ['Date', 'Watched Date'],
  row: (row) => {
    // Reviews have line breaks as well as tags.
    const written = htmlText(row('Review').replaceAll('\n', '<br>'))
    const stars = row('Rating')
    if (written === '') return undefined
    return {
      kind: 'post',
      key: hashKey('letterboxd review', row('Letterboxd URI') || titleOf(row)),
      post: {
        ...emptyPost,
        service: 'Letterboxd',
        kind: 'review',
        title: titleOf(row),
        text: stars === '' ? written : `${stars} of 5 stars\n${written}`,
        at: row.day('Watched Date', 'Date'),
        url: row('Letterboxd URI'),
      },
    }
  },
})

const listed = { columns: filmColumns, without: ['Rating', 'Watched Date'], dates: ['Date'] }

export const likedFilms = letterboxdTable({
  ...listed,
  description: 'liked films from Letterboxd',
  file: /^films|like/i,
  row: (row) => ({
    kind: 'post',
    key: hashKey('letterboxd like', row('Name'), row('Year')),
    post: {
      ...emptyPost,
      service: 'Letterboxd',
      kind: 'like',
      title: titleOf(row),
      at: row.day('Date'),
      url: row('Letterboxd URI'),
    },
  }),
})

export const watchlist = letterboxdTable({
  ...listed,
  description: 'a watchlist from Letterboxd',
  file: /watchlist/i,
  row: (row) => ({
    kind: 'activity',
    key: hashKey('letterboxd watchlist', row('Name'), row('Year')),
    activity: {
      ...blankActivity,
      service: 'Letterboxd',
      action: 'added to the watchlist',
      title: titleOf(row),
      at: row.day('Date'),
      url: row('Letterboxd URI'),
    },
  }),
})

export const profile = letterboxdTable({
  description: 'a profile from Letterboxd',
  columns: ['Date Joined', 'Username', 'Favorite Films'],
  dates: ['Date Joined'],
  row: (row) => ({
    kind: 'profile_entry',
    key: hashKey('letterboxd profile', row('Username')),
    profileEntry: {
      service: 'Letterboxd',
      section: 'about',
      title: row('Username'),
      organisation: '',
      place: row('Location'),
      from: row.day('Date Joined'),
      to: '',
      text: htmlText(row('Bio')),
      url: row('Website'),
    },
  }),
})
