import type { Activity } from '#server/connectors/kinds/activity.ts'
import { dayOrMomentCell, textCell } from './cells.ts'
import { ofService, joinPhrases, type RecordKind } from './record-kind.ts'

export const activityKind: RecordKind<Activity> = {
  kind: 'activity',
  table: 'activities',
  label: 'Activities',
  about: 'Activities on services: watching, searching, visiting, listening, calling, …',
  at: ({ at }) => at,
  columns: [
    {
      name: 'date',
      type: 'timestamp',
      about: 'local time',
      value: ({ at }, zone) => dayOrMomentCell(at, zone),
    },
    { name: 'service', type: 'text', value: ({ service }) => textCell(service) },
    {
      name: 'action',
      type: 'text',
      about: '`watched`, `searched`, `visited`, `listened`, `applied`, `called`, …',
      value: ({ action }) => textCell(action),
    },
    { name: 'title', type: 'text', value: ({ title }) => textCell(title) },
    { name: 'place', type: 'text', value: ({ place }) => textCell(place) },
    { name: 'minutes', type: 'number', unit: 'min', value: ({ minutes }) => minutes },
    { name: 'latitude', type: 'number', value: ({ latitude }) => latitude },
    { name: 'longitude', type: 'number', value: ({ longitude }) => longitude },
    { name: 'detail', type: 'text', prose: true, value: ({ detail }) => textCell(detail) },
    { name: 'url', type: 'text', prose: true, value: ({ url }) => textCell(url) },
  ],
  sheet: {
    group: ({ service }) => service,
    name: ofService('Activities'),
    rowsAPassage: 12,
    text: ({ at, action, title, place, minutes, detail }) =>
      `${at.slice(0, 10)}: ${joinPhrases(`${action} ${title}`.trim(), place && `at ${place}`, minutes !== null && `${Math.round(minutes)} minutes`, detail)}`,
  },
}
