import type { Contact } from '#server/connectors/kinds/contact.ts'
import { dayCell, listCell, textCell } from './cells.ts'
import { ofService, joinPhrases, type RecordKind } from './record-kind.ts'

export const contactKind: RecordKind<Contact> = {
  kind: 'contact',
  table: 'contacts',
  label: 'Contacts',
  about: 'People and organisations from address books and social networks.',
  at: ({ since }) => since,
  columns: [
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    {
      name: 'relation',
      type: 'text',
      about: '`contact`, `connection`, `friend`, `follower`, `following`, `blocked` or `other`',
      value: ({ relation }) => relation,
    },
    { name: 'service', type: 'text', value: ({ service }) => textCell(service) },
    { name: 'emails', type: 'text', value: ({ emails }) => listCell(emails) },
    { name: 'phones', type: 'text', value: ({ phones }) => listCell(phones) },
    {
      name: 'handles',
      type: 'text',
      about: 'account names on the service',
      value: ({ handles }) => listCell(handles),
    },
    { name: 'organisation', type: 'text', value: ({ organisation }) => textCell(organisation) },
    { name: 'position', type: 'text', value: ({ position }) => textCell(position) },
    { name: 'birthday', type: 'text', value: ({ birthday }) => textCell(birthday) },
    { name: 'address', type: 'text', value: ({ address }) => textCell(address) },
    { name: 'since', type: 'date', value: ({ since }) => dayCell(since) },
    { name: 'url', type: 'text', prose: true, value: ({ url }) => textCell(url) },
    { name: 'note', type: 'text', prose: true, value: ({ note }) => textCell(note) },
  ],
  sheet: {
    group: ({ service }) => service,
    name: ofService('Contacts'),
    rowsAPassage: 1,
    text: (contact) => {
      const { name, relation, organisation, position, birthday, address, since, note } = contact
      const { emails, phones, handles } = contact
      return joinPhrases(
        name,
        relation !== 'contact' && relation !== 'other' && relation,
        position,
        organisation,
        ...emails,
        ...phones,
        ...handles.map((handle) => `@${handle}`),
        birthday && `born ${birthday}`,
        address,
        since && `since ${since.slice(0, 10)}`,
        note,
      )
    },
  },
}
