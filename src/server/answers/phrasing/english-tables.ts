import type { Words } from './words.ts'

/** Nouns and sentences for the rows of each table. */
export const englishTables: Words['tables'] = {
  transactions: {
    rows: ['payment', 'payments'],
    says: {
      'sum amount account_type=savings kind=transfer -amount':
        'You put {figure} into savings {where} {when}{times}{change}.',
      'sum amount out': 'You spent {figure} {where} {when}{times}{change}.',
      'sum amount in': 'You received {figure} {where} {when}{times}{change}.',
      'avg amount out': 'A payment {where} {when} was {figure} on average.',
      'avg amount in': 'You received {figure} at a time {where} {when} on average.',
      'per amount out': 'You spent {figure} a {unit} {where} {when} on average.',
      'count out': 'You made {figure} {where} {when}{change}.',
    },
  },
  emails: {
    rows: ['email', 'emails'],
    says: {
      'count unread=true': 'You have {figure} {where} {when} that you have not read.',
      'count has_attachments=true': 'You have {figure} {where} {when} with attachments.',
      'count direction=received': 'You received {figure} {where} {when}{change}.',
      'count direction=sent': 'You sent {figure} {where} {when}{change}.',
      count: 'You sent and received {figure} {where} {when}{change}.',
    },
  },
  messages: {
    rows: ['message', 'messages'],
    says: {
      'count from_me=true': 'You wrote {figure} {where} {when}{change}.',
      'count from_me=false': 'You received {figure} {where} {when}{change}.',
      count: 'You sent and received {figure} {where} {when}{change}.',
    },
  },
  events: {
    rows: ['event', 'events'],
    says: { count: 'Your calendar has {figure} {where} {when}.' },
  },
  workouts: {
    rows: ['workout', 'workouts'],
    says: {
      'sum kilometres': 'You covered {figure} {where} {when}{times}{change}.',
      'sum minutes': 'You spent {figure} {where} {when}{times}{change}.',
      'sum kilocalories': 'You burned {figure} {where} {when}{times}{change}.',
      count: 'You did {figure} {where} {when}{change}.',
    },
  },
  vitals: {
    rows: ['reading', 'readings'],
    says: {
      'sum value name=steps': 'You walked {figure} steps {when}{change}.',
      'avg value name=steps': 'You walked {figure} steps {when} on average.',
      'per value name=steps': 'You walked {figure} steps a {unit} {when} on average.',
      'avg value': 'Your average {named} {when} was {figure}.',
      'min value': 'Your lowest {named} {when} was {figure}.',
      'max value': 'Your highest {named} {when} was {figure}.',
    },
  },
  posts: {
    rows: ['post', 'posts'],
    says: { count: 'You published {figure} {where} {when}{change}.' },
  },
  accounts: {
    rows: ['account', 'accounts'],
    says: {
      'sum balance out': 'You owe {figure} {where}{times}.',
      'sum balance': 'You have {figure} {where}{times}.',
    },
  },
  web_metrics: {
    rows: ['figure', 'figures'],
    says: { 'sum value': 'Your website had {figure} {named} {when}{change}.' },
  },
  contacts: {
    rows: ['contact', 'contacts'],
    kinds: {
      'relation=follower': ['follower', 'followers'],
      'relation=following': ['account that you follow', 'accounts that you follow'],
      'relation=friend': ['friend', 'friends'],
      'relation=connection': ['connection', 'connections'],
      'relation=blocked': ['blocked contact', 'blocked contacts'],
    },
    says: { count: 'You have {figure} {where}.' },
  },
  people: { rows: ['person', 'people'], says: { count: 'You know {figure} {where}.' } },
  labs: { rows: ['lab result', 'lab results'], says: {} },
  medications: { rows: ['medication', 'medications'], says: {} },
  health_entries: { rows: ['health record', 'health records'], says: {} },
  activities: { rows: ['activity', 'activities'], says: {} },
  files: { rows: ['file', 'files'], says: {} },
  notes: { rows: ['note', 'notes'], says: {} },
  orders: {
    rows: ['order', 'orders'],
    says: {
      'sum amount': 'Your orders {where} {when} cost {figure}{times}{change}.',
      count: 'You placed {figure} {where} {when}{change}.',
    },
  },
  plays: {
    rows: ['play', 'plays'],
    kinds: {
      'kind=song': ['song', 'songs'],
      'kind=podcast': ['podcast', 'podcasts'],
      'kind=audiobook': ['audiobook', 'audiobooks'],
      'kind=film': ['film', 'films'],
      'kind=series': ['episode', 'episodes'],
    },
    says: {
      'count kind=film': 'You watched {figure} {where} {when}{change}.',
      'count kind=series': 'You watched {figure} {where} {when}{change}.',
      count: 'You played {figure} {where} {when}{change}.',
      'sum minutes kind=film': 'You watched for {figure} {where} {when}{times}{change}.',
      'sum minutes kind=series': 'You watched for {figure} {where} {when}{times}{change}.',
      'sum minutes': 'You listened for {figure} {where} {when}{times}{change}.',
    },
  },
  books: { rows: ['book', 'books'], says: {} },
  trades: { rows: ['trade', 'trades'], says: {} },
  holdings: {
    rows: ['holding', 'holdings'],
    says: { 'sum value': 'Your investments {where} are worth {figure}{times}.' },
  },
  other: { rows: ['row', 'rows'], says: {} },
}
