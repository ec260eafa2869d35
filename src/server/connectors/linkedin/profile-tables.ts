import type { Item } from '../connector.ts'
import { linesOf, nameOf, profileItem } from './linked-items.ts'
import { whenOf } from './moments.ts'
import type { Row } from './read-table.ts'
import type { KnownTable } from './known-table.ts'

const span = (row: Row) => ({ from: whenOf(row('Started On')), to: whenOf(row('Finished On')) })

function profile(row: Row): Item[] {
  const name = nameOf(row('First Name'), row('Last Name'))
  const facts = {
    Industry: row('Industry'),
    'Birth date': row('Birth Date'),
    'Maiden name': row('Maiden Name'),
    Address: [row('Address'), row('Zip Code')].filter((part) => part !== '').join(', '),
    'Twitter handles': row('Twitter Handles'),
    Websites: row('Websites'),
    'Instant messengers': row('Instant Messengers'),
  }
  const text = [row('Headline'), row('Summary'), linesOf(facts)]
  return [
    profileItem('about', name, {
      place: row('Geo Location'),
      text: text.filter((part) => part !== '').join('\n\n'),
    }),
  ]
}

const endorsement = (row: Row, who: 'Endorser' | 'Endorsee', words: string): Item[] => [
  profileItem('endorsement', row('Skill Name'), {
    text: `${words} ${nameOf(row(`${who} First Name`), row(`${who} Last Name`))}`,
    from: whenOf(row('Endorsement Date')).slice(0, 10),
    url: row(`${who} Public Url`),
  }),
]

/** Tables of what the person and others say about them. */
export const profileTables: readonly KnownTable[] = [
  { strong: true, columns: ['First Name', 'Last Name', 'Headline'], read: profile },
  {
    columns: ['Profile Summary'],
    read: (row) => [profileItem('about', 'Summary', { text: row('Profile Summary') })],
  },
  {
    strong: true,
    columns: ['Company Name', 'Title', 'Started On'],
    read: (row) => [
      profileItem('position', row('Title'), {
        organisation: row('Company Name'),
        place: row('Location'),
        text: row('Description'),
        ...span(row),
      }),
    ],
  },
  {
    strong: true,
    columns: ['School Name', 'Degree Name'],
    read: (row) => [
      profileItem('education', row('Degree Name'), {
        organisation: row('School Name'),
        from: whenOf(row('Start Date')),
        to: whenOf(row('End Date')),
        text: [row('Notes'), row('Activities')].filter((part) => part !== '').join('\n'),
      }),
    ],
  },
  {
    columns: ['Name', 'Authority'],
    read: (row) => [
      profileItem('certification', row('Name'), {
        organisation: row('Authority'),
        url: row('Url'),
        text: linesOf({ 'License number': row('License Number') }),
        ...span(row),
      }),
    ],
  },
  {
    columns: ['Name', 'Proficiency'],
    read: (row) => [profileItem('language', row('Name'), { text: row('Proficiency') })],
  },
  {
    columns: ['Company Name', 'Role', 'Cause'],
    read: (row) => [
      profileItem('other', row('Role'), {
        organisation: row('Company Name'),
        text: ['Volunteering', row('Cause'), row('Description')].filter(Boolean).join('\n'),
        ...span(row),
      }),
    ],
  },
  {
    columns: ['Title', 'Description', 'Issued On'],
    read: (row) => [
      profileItem('honor', row('Title'), {
        text: row('Description'),
        from: whenOf(row('Issued On')),
      }),
    ],
  },
  {
    columns: ['Name', 'Published On'],
    read: (row) => [
      profileItem('other', row('Name'), {
        organisation: row('Publisher'),
        from: whenOf(row('Published On')),
        text: ['Publication', row('Description')].filter(Boolean).join('\n'),
        url: row('Url'),
      }),
    ],
  },
  {
    columns: ['Title', 'Description', 'Started On'],
    file: /project/i,
    read: (row) => [
      profileItem('project', row('Title'), {
        text: row('Description'),
        url: row('Url'),
        ...span(row),
      }),
    ],
  },
  {
    columns: ['Endorser First Name', 'Skill Name'],
    strong: true,
    read: (row) => endorsement(row, 'Endorser', 'Endorsed by'),
  },
  {
    columns: ['Endorsee First Name', 'Skill Name'],
    strong: true,
    read: (row) => endorsement(row, 'Endorsee', 'You endorsed'),
  },
  {
    columns: ['First Name', 'Last Name', 'Text', 'Creation Date'],
    read: (row, { name }) => [
      profileItem('recommendation', nameOf(row('First Name'), row('Last Name')), {
        organisation: row('Company'),
        from: whenOf(row('Creation Date')).slice(0, 10),
        text: `${/given/i.test(name) ? 'Written by you' : 'Written about you'}, ${row('Job Title')}\n${row('Text')}`,
      }),
    ],
  },
  {
    columns: ['Email Address', 'Primary'],
    read: (row) => [
      profileItem('other', row('Email Address'), {
        text: `E-mail address${/^yes$/i.test(row('Primary')) ? ', the main one' : ''}`,
      }),
    ],
  },
  {
    columns: ['Number', 'Type', 'Extension'],
    read: (row) => [
      profileItem('other', row('Number'), { text: `Phone number, ${row('Type').toLowerCase()}` }),
    ],
  },
  {
    columns: ['Name'],
    file: /skill/i,
    read: (row) => [profileItem('skill', row('Name'))],
  },
  {
    columns: ['Name'],
    file: /course|organization|interest|causes/i,
    read: (row, { name }) => [
      profileItem('other', row('Name'), {
        text: name.replace(/\.csv$/i, ''),
        ...span(row),
      }),
    ],
  },
]
