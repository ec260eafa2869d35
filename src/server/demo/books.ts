import type { Item } from '#server/connectors/connector.ts'
import type { Book } from '#server/connectors/kinds/book.ts'
import { dayOf, firstDay, monthsUntil } from './days.ts'
import type { Plot } from './plot.ts'
import { createRandom } from './random.ts'

type Known = readonly [title: string, author: string, pages: number, year: number, shelf: string]

/** As many as there are months in the sample, so that none is read twice. */
const library: readonly Known[] = [
  ['The Salt Path Home', 'Ines Calloway', 312, 2019, 'travel'],
  ['A Lantern for Elsewhere', 'Tomas Reyk', 288, 2021, 'novels'],
  ['Drawing What Is There', 'Maud Osterberg', 176, 2014, 'craft'],
  ['The Quiet Typographer', 'Hal Vincent', 224, 2017, 'craft'],
  ['Winter Ferries', 'Odile Marchetti', 341, 2020, 'novels'],
  ['Running Slowly', 'Kenji Abara', 198, 2022, 'sports'],
  ['Twelve Kitchens', 'Rosa Lindqvist', 256, 2018, 'cooking'],
  ['The Cartographer’s Sister', 'Ines Calloway', 402, 2023, 'novels'],
  ['Small Rooms, Large Windows', 'Petra Amsel', 210, 2016, 'craft'],
  ['Letters to a Harbour', 'Tomas Reyk', 265, 2024, 'novels'],
  ['How Cities Sound', 'Noor Feddersen', 233, 2021, 'essays'],
  ['The Apprentice Gardener', 'Maud Osterberg', 301, 2019, 'novels'],
  ['A Short History of Paper', 'Hal Vincent', 189, 2015, 'essays'],
  ['Nine Bridges', 'Lucia Fontanel', 358, 2022, 'novels'],
  ['The Patient Line', 'Petra Amsel', 164, 2020, 'craft'],
  ['Under the Ninth Wave', 'Kenji Abara', 377, 2018, 'novels'],
  ['Bread and Weather', 'Rosa Lindqvist', 242, 2023, 'cooking'],
  ['The Long Afternoon', 'Noor Feddersen', 295, 2017, 'novels'],
  ['Colour for the Curious', 'Maud Osterberg', 208, 2021, 'craft'],
  ['Night Train to Evora', 'Lucia Fontanel', 319, 2024, 'novels'],
  ['The Listening Room', 'Ines Calloway', 274, 2016, 'novels'],
  ['What the Hands Know', 'Petra Amsel', 187, 2019, 'essays'],
  ['Seven Lighthouses', 'Tomas Reyk', 330, 2020, 'novels'],
  ['Plain Words', 'Hal Vincent', 152, 2013, 'essays'],
  ['The Orchard Keeper’s Almanac', 'Rosa Lindqvist', 284, 2022, 'novels'],
  ['Sketches from the Tram', 'Noor Feddersen', 196, 2023, 'essays'],
]
/** The same as on her list in Keep. */
const wanted: readonly Known[] = [
  ['A History of Tides', 'Hal Vincent', 366, 2025, 'essays'],
  ['The Patient Gardener', 'Maud Osterberg', 228, 2024, 'essays'],
  ['The Salt Lantern', 'Ines Calloway', 344, 2025, 'novels'],
]

/** A book each month, rated when it is read; the one of this month is being read. */
export function bookItems({ anchor }: Plot): Item[] {
  const months = monthsUntil(anchor)
  return [
    ...months.map((month, at) => readIn(month, at === months.length - 1)),
    ...wanted.map((known) => itemOf(known, { status: 'to read', addedAt: firstDay(anchor) })),
  ]
}

function readIn(month: string, isRunning: boolean): Item {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const known = library[(year * 12 + number) % library.length] ?? library[0]
  const random = createRandom(`book ${month}`)
  const addedAt = dayOf(month, 1)
  return isRunning
    ? itemOf(known, { status: 'reading', addedAt })
    : itemOf(known, {
        status: 'read',
        addedAt,
        readAt: dayOf(month, random.whole(18, 27)),
        rating: random.whole(2, 5),
      })
}

function itemOf(known: Known | undefined, given: Partial<Book>): Item {
  const [title, author, pages, year, shelf] = known ?? ['', '', null, null, '']
  const book: Book = {
    service: 'Goodreads',
    title,
    author,
    isbn: '',
    status: '',
    rating: null,
    addedAt: '',
    readAt: '',
    pages,
    year,
    shelves: [shelf],
    review: '',
    ...given,
  }
  return { kind: 'book', key: `sample:book:${title}`, book }
}
