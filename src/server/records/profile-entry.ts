import type { ProfileEntry } from '#server/connectors/kinds/profile-entry.ts'
import { textCell } from './cells.ts'
import { ofService, joinPhrases, type RecordKind } from './record-kind.ts'

export const profileEntryKind: RecordKind<ProfileEntry> = {
  kind: 'profile_entry',
  table: 'profile',
  label: 'Profile',
  about: "Entries of the person's own profiles: positions, education, skills, …",
  at: () => '',
  columns: [
    { name: 'service', type: 'text', value: ({ service }) => textCell(service) },
    {
      name: 'section',
      type: 'text',
      about: '`about`, `position`, `education`, `skill`, `certification`, `language`, …',
      value: ({ section }) => section,
    },
    { name: 'title', type: 'text', value: ({ title }) => textCell(title) },
    { name: 'organisation', type: 'text', value: ({ organisation }) => textCell(organisation) },
    { name: 'place', type: 'text', value: ({ place }) => textCell(place) },
    {
      name: 'since',
      label: 'From',
      type: 'text',
      about: '`2021`, `2021-05` or `2021-05-03`',
      value: ({ from }) => textCell(from),
    },
    { name: 'until', label: 'To', type: 'text', value: ({ to }) => textCell(to) },
    { name: 'text', type: 'text', prose: true, value: ({ text }) => textCell(text) },
    { name: 'url', type: 'text', prose: true, value: ({ url }) => textCell(url) },
  ],
  sheet: {
    group: ({ service }) => service,
    name: ofService('Profile'),
    rowsAPassage: 1,
    text: ({ section, title, organisation, place, from, to, text }) => {
      const period = joinPhrases(from && `from ${from}`, to && `to ${to}`)
      const about = `${section}: ${joinPhrases(title, organisation, place, period)}`
      return text === '' ? about : `${about}\n${text}`
    },
  },
}
