import type { Item } from '#server/connectors/connector.ts'
import { addDays } from './days.ts'
import type { Plot } from './plot.ts'

type Photo = {
  day: string
  time: string
  /** The caption; empty for one without. */
  about: string
  place?: readonly [latitude: number, longitude: number]
  people?: string
}

const lisbon = [38.7139, -9.1394] as const
const belem = [38.6968, -9.2034] as const

/** Metadata of pictures, as Google Photos keeps it: when and where, a caption, who is in it. */
export const photoItems = (plot: Plot): Item[] =>
  photosOf(plot)
    .filter(({ day }) => day <= plot.anchor)
    .map(itemOf)

function photosOf({ flightOut, race, month }: Plot): Photo[] {
  const trip = (days: number) => addDays(flightOut, days)
  return [
    { day: trip(1), time: '09:42', about: 'Tiles on the stairs of the metro', place: lisbon },
    { day: trip(1), time: '18:20', about: 'The lift from below', place: lisbon },
    { day: trip(3), time: '11:05', about: 'Washing lines', place: lisbon },
    { day: trip(4), time: '16:31', about: 'Ferry to the other bank', place: belem },
    { day: trip(6), time: '20:12', about: 'Last custard tart', place: belem },
    { day: race.day, time: '12:10', about: 'At the finish', people: 'Sam Okafor' },
    { day: `${month(3)}-14`, time: '08:03', about: '' },
  ]
}

function itemOf({ day, time, about, place, people }: Photo): Item {
  const at = `${day}T${time}:00Z`
  return {
    kind: 'activity',
    key: `sample:photo:${at}`,
    activity: {
      service: 'Google Photos',
      action: 'photographed',
      title: `IMG_${at.replaceAll(/\D/g, '').slice(4, 12)}.jpg`,
      at,
      url: '',
      place: '',
      latitude: place?.[0] ?? null,
      longitude: place?.[1] ?? null,
      minutes: null,
      detail: [about, people === undefined ? '' : `with ${people}`]
        .filter((part) => part !== '')
        .join(', '),
    },
  }
}
