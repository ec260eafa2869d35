import { activityItem, contactItem, linesOf, nameOf, postItem, slugOf } from './linked-items.ts'
import { instantOf, whenOf } from './moments.ts'
import { plainText } from './plain-text.ts'
import type { KnownTable } from './known-table.ts'

const words = (text: string) => text.replaceAll(/^"|"$/g, '').replaceAll(/"\n"/g, '\n').trim()
const list = (text: string) =>
  text
    .split(/[,;]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Tables of the person's connections, writings and actions. */
export const activityTables: readonly KnownTable[] = [
  {
    strong: true,
    columns: ['First Name', 'Connected On'],
    read: (row) => {
      const name = nameOf(row('First Name'), row('Last Name'))
      const url = row('URL')
      // Members who left have a row with only a date.
      if (name === '' && url === '') return 'Connections who left LinkedIn'
      const email = row('Email Address')
      return [
        contactItem('connection', {
          name,
          url,
          emails: email === '' ? [] : [email],
          handles: slugOf(url) === '' ? [] : [slugOf(url)],
          organisation: row('Company'),
          position: row('Position'),
          since: whenOf(row('Connected On')),
        }),
      ]
    },
  },
  {
    strong: true,
    columns: ['From', 'To', 'Sent At', 'Direction'],
    read: (row) => {
      const incoming = /^incoming$/i.test(row('Direction'))
      return [
        activityItem(
          incoming ? 'was invited to connect by' : 'invited to connect',
          incoming ? row('From') : row('To'),
          instantOf(row('Sent At')),
          {
            detail: row('Message'),
            url: incoming ? row('inviterProfileUrl') : row('inviteeProfileUrl'),
          },
        ),
      ]
    },
  },
  {
    strong: true,
    columns: ['ShareLink', 'ShareCommentary'],
    read: (row, { owner }) => [
      postItem(
        row('SharedUrl') !== '' && row('ShareCommentary') === '' ? 'share' : 'post',
        instantOf(row('Date')),
        {
          author: owner,
          text: words(row('ShareCommentary')),
          url: row('ShareLink'),
          about: row('SharedUrl'),
          files: row('MediaUrl') === '' ? [] : [row('MediaUrl')],
        },
      ),
    ],
  },
  {
    columns: ['Date', 'Link', 'Message'],
    file: /comment/i,
    read: (row, { owner }) => [
      postItem('comment', instantOf(row('Date')), {
        author: owner,
        text: words(row('Message')),
        url: row('Link'),
      }),
    ],
  },
  {
    columns: ['Date', 'Type', 'Link'],
    file: /reaction|likes/i,
    read: (row, { owner }) => [
      postItem('reaction', instantOf(row('Date')), {
        author: owner,
        text: row('Type').toLowerCase(),
        url: row('Link'),
      }),
    ],
  },
  {
    columns: ['Date', 'Link'],
    file: /repost/i,
    read: (row, { owner }) => [
      postItem('share', instantOf(row('Date')), { author: owner, url: row('Link') }),
    ],
  },
  {
    columns: ['Date', 'Link', 'OptionText'],
    read: (row) => [
      activityItem('voted', row('OptionText'), instantOf(row('Date')), { url: row('Link') }),
    ],
  },
  {
    columns: ['savedItem', 'CreatedTime'],
    read: (row, { owner }) => [
      postItem('bookmark', instantOf(row('CreatedTime')), { author: owner, url: row('savedItem') }),
    ],
  },
  {
    columns: ['Media Link', 'Media Description'],
    read: (row) => [
      activityItem(
        'uploaded',
        row('Media Description') || 'a file',
        instantOf(row('Date/Time').replace(/^.*?\bon\s+/i, '')),
        { url: row('Media Link'), detail: row('Date/Time') },
      ),
    ],
  },
  {
    columns: ['Organization', 'Followed On'],
    strong: true,
    read: (row) => [
      contactItem('following', {
        name: row('Organization'),
        organisation: row('Organization'),
        since: instantOf(row('Followed On')),
        note: 'an organisation',
      }),
    ],
  },
  {
    columns: ['FullName', 'Status', 'Date'],
    read: (row) => [
      contactItem('following', {
        name: row('FullName'),
        since: instantOf(row('Date')),
        note: row('Status'),
      }),
    ],
  },
  {
    columns: ['FirstName', 'LastName', 'Emails'],
    read: (row) => [
      contactItem('contact', {
        name: nameOf(row('FirstName'), row('LastName')),
        emails: list(row('Emails')),
        phones: list(row('PhoneNumbers')),
        organisation: row('Companies'),
        position: row('Title'),
        birthday: row('Birthday'),
        address: row('Location'),
      }),
    ],
  },
  {
    strong: true,
    columns: ['Application Date', 'Job Title'],
    read: (row) => [
      activityItem('applied', row('Job Title'), instantOf(row('Application Date')), {
        url: row('Job Url'),
        place: row('Company Name'),
        detail: linesOf({
          Company: row('Company Name'),
          Resume: row('Resume Name'),
          'Contact e-mail': row('Contact Email'),
          'Contact phone': row('Contact Phone Number'),
          Answers: row('Question And Answers'),
        }),
      }),
    ],
  },
  {
    columns: ['Saved Date', 'Job Title'],
    strong: true,
    read: (row) => [
      activityItem('saved a job', row('Job Title'), instantOf(row('Saved Date')), {
        url: row('Job Url'),
        place: row('Company Name'),
        detail: linesOf({ Company: row('Company Name') }),
      }),
    ],
  },
  {
    columns: ['Time', 'Search Query'],
    strong: true,
    read: (row) => [activityItem('searched', row('Search Query'), instantOf(row('Time')))],
  },
  {
    columns: ['Registered At'],
    strong: true,
    read: (row) => [
      activityItem('registered', 'LinkedIn', instantOf(row('Registered At')), {
        detail: linesOf({ Subscriptions: row('Subscription Types') }),
      }),
    ],
  },
  {
    columns: ['Content Title', 'Content Type'],
    read: (row) => [
      activityItem(
        'learned',
        row('Content Title'),
        instantOf(row('Content Completed At (if completed)')) ||
          instantOf(row('Content Last Watched Date (if viewed)')),
        {
          detail: [row('Content Type'), plainText(row('Content Description'))]
            .filter((part) => part !== '')
            .join('\n'),
        },
      ),
    ],
  },
  {
    columns: ['Transaction Made At', 'Total Amount'],
    strong: true,
    read: (row) => [
      activityItem('paid', row('Description'), instantOf(row('Transaction Made At')), {
        detail: linesOf({
          Total: `${row('Total Amount')} ${row('Currency Code')}`.trim(),
          Invoice: row('Invoice Number'),
          'Paid with': row('Payment Method Type'),
        }),
      }),
    ],
  },
]
