import type { Item } from '#server/connectors/connector.ts'
import type { Event } from '#server/connectors/kinds/event.ts'
import type { Metric } from '#server/connectors/kinds/metric.ts'
import { amelia, diego, friends, lena, mara, priya, ruth, type Player } from './cast.ts'
import { addDays, dayOf, daysUntil, monthsUntil, weekdayOf } from './days.ts'
import { photoItems } from './photos.ts'
import type { Plot } from './plot.ts'
import { createRandom } from './random.ts'
import { knownPeople } from './social.ts'

export const googleItems = (plot: Plot): Item[] => [
  ...friends.map((friend) => knownPeople(friend, 'Contacts', 'contact')),
  ...eventsOf(plot).map((event): Item => ({
    kind: 'event',
    key: `sample:${event.start}:${event.title}`,
    event,
  })),
  ...metricsOf(plot).map((metric): Item => ({
    kind: 'metric',
    key: `sample:${metric.date}:${metric.metric}`,
    metric,
  })),
  ...notesOf(plot),
  ...photoItems(plot),
]

/** Events in the calendar, including the coming weeks. */
function eventsOf({ anchor, flightOut, flightBack, race, month, leaseEnds }: Plot): Event[] {
  const planning = [...daysUntil(addDays(anchor, 21))]
    .filter((day) => weekdayOf(day) === 1)
    .map((day) => event('Weekly planning', `${day}T09:30:00`, `${day}T10:15:00`, [lena, diego]))
  const clubs = monthsUntil(anchor).map((each) => {
    const day = dayOf(each, 25)
    return event('Book club', `${day}T19:00:00`, `${day}T21:00:00`, [priya], 'Priya’s place')
  })
  const checkUp = addDays(anchor, 17)
  const year = Number(anchor.slice(0, 4))
  return [
    ...planning,
    ...clubs,
    event('Trip to Lisbon', flightOut, flightBack),
    event(race.name, `${race.day}T09:00:00`, `${race.day}T12:00:00`, [], 'Harbour hall'),
    event('Check-up', `${checkUp}T08:30:00`, `${checkUp}T09:00:00`, [amelia], 'Lindgate Practice'),
    event('Dentist', `${dayOf(month(5), 6)}T14:00:00`, `${dayOf(month(5), 6)}T14:40:00`),
    event('Lease ends', leaseEnds, leaseEnds),
    ...[year - 1, year].map((each) => {
      const day = `${each}${ruth.birthday.slice(4)}`
      return event('Mum’s birthday', day, day)
    }),
  ]
}

const event = (
  title: string,
  start: string,
  end: string,
  attendees: Player[] = [],
  location = '',
): Event => ({
  service: 'Calendar',
  calendar: 'Mara',
  title,
  start,
  end,
  allDay: !start.includes('T'),
  location,
  description: '',
  organiser: mara.email,
  attendees: attendees.map(({ name, email }) => ({ name, address: email })),
  status: 'confirmed',
})

/** Visits to her portfolio in the last half year. */
function metricsOf({ anchor }: Plot): Metric[] {
  return [...daysUntil(anchor)]
    .filter((day) => day > addDays(anchor, -180))
    .flatMap((date) => {
      const random = createRandom(`metrics ${date}`)
      const sessions = random.whole(8, 46)
      const views = sessions * 2 + random.whole(0, 30)
      const common = { property: 'maradraws.example', date, dimension: '', dimensionValue: '' }
      return [
        { ...common, metric: 'sessions', value: sessions },
        { ...common, metric: 'screenPageViews', value: views },
      ]
    })
}

function notesOf({ month, book, wifi }: Plot): Item[] {
  const note = (title: string, day: string, text: string, items: string[] = []): Item => ({
    kind: 'note',
    key: `sample:note:${title}`,
    note: {
      service: 'Google Keep',
      title,
      text,
      items: items.map((line, place) => ({ text: line, done: place === 0 })),
      labels: [],
      createdAt: `${day}T18:00:00.000Z`,
      updatedAt: `${day}T18:05:00.000Z`,
      archived: false,
    },
  })
  return [
    note(
      'Apple pie',
      dayOf(month(2), 28),
      'Six apples, cinnamon, 200 g butter, 350 g flour. Bake 50 minutes at 180 °C.',
    ),
    note('Presents', dayOf(month(1), 3), '', [
      'Theo: guitar strings',
      'Mum: garden voucher',
      'Priya: tile from Lisbon',
    ]),
    note('Books to read', dayOf(month(6), 11), '', [
      book.title,
      'A History of Tides',
      'The Patient Gardener',
    ]),
    note(
      'Home',
      dayOf(month(22), 1),
      `Wifi of the flat: ${wifi}. The fuse box is behind the coats.`,
    ),
  ]
}
