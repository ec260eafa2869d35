import { formatCount } from '#web/format/count.ts'
import { t, tn } from '#web/words/translate.ts'

type KindName = { counted: (count: number) => string; title: string }

/** The names of records by their kind. */
const names: Readonly<Record<string, KindName>> = {
  email: {
    counted: (count) => tn(count, '{count} email', '{count} emails'),
    title: t('Emails'),
  },
  message: {
    counted: (count) => tn(count, '{count} message', '{count} messages'),
    title: t('Messages'),
  },
  transaction: {
    counted: (count) => tn(count, '{count} transaction', '{count} transactions'),
    title: t('Transactions'),
  },
  post: {
    counted: (count) => tn(count, '{count} post', '{count} posts'),
    title: t('Posts'),
  },
  contact: {
    counted: (count) => tn(count, '{count} contact', '{count} contacts'),
    title: t('Contacts'),
  },
  event: {
    counted: (count) => tn(count, '{count} event', '{count} events'),
    title: t('Events'),
  },
  activity: {
    counted: (count) => tn(count, '{count} activity', '{count} activities'),
    title: t('Activities'),
  },
  profile_entry: {
    counted: (count) => tn(count, '{count} profile entry', '{count} profile entries'),
    title: t('Profile entries'),
  },
  note: {
    counted: (count) => tn(count, '{count} note', '{count} notes'),
    title: t('Notes'),
  },
  metric: {
    counted: (count) => tn(count, '{count} web metric', '{count} web metrics'),
    title: t('Web metrics'),
  },
  lab: {
    counted: (count) => tn(count, '{count} lab result', '{count} lab results'),
    title: t('Lab results'),
  },
  vitals: {
    counted: (count) => tn(count, '{count} measurement', '{count} measurements'),
    title: t('Measurements'),
  },
  medication: {
    counted: (count) => tn(count, '{count} medication', '{count} medications'),
    title: t('Medications'),
  },
  workout: {
    counted: (count) => tn(count, '{count} workout', '{count} workouts'),
    title: t('Workouts'),
  },
  health_entry: {
    counted: (count) => tn(count, '{count} health entry', '{count} health entries'),
    title: t('Health entries'),
  },
  order: {
    counted: (count) => tn(count, '{count} order', '{count} orders'),
    title: t('Orders'),
  },
  play: {
    counted: (count) => tn(count, '{count} play', '{count} plays'),
    title: t('Plays'),
  },
  book: {
    counted: (count) => tn(count, '{count} book', '{count} books'),
    title: t('Books'),
  },
  trade: {
    counted: (count) => tn(count, '{count} trade', '{count} trades'),
    title: t('Trades'),
  },
  holding: {
    counted: (count) => tn(count, '{count} holding', '{count} holdings'),
    title: t('Holdings'),
  },
  file: {
    counted: (count) => tn(count, '{count} file', '{count} files'),
    title: t('Files'),
  },
  account: {
    counted: (count) => tn(count, '{count} account', '{count} accounts'),
    title: t('Accounts'),
  },
  query: {
    counted: (count) => tn(count, '{count} question', '{count} questions'),
    title: t('Questions'),
  },
}

/** Kinds that are counted under the names of their tables. */
const kindOfTable: Readonly<Record<string, string>> = {
  web_metrics: 'metric',
  lab_results: 'lab',
  health_records: 'health_entry',
}

/** Entries of a profile are counted under its name. */
const entryOf = (kind: string) => `${kind}_entry`

/** The counts name some kinds by their plural. */
const singular = (kind: string) =>
  kind in names ? kind : kind.endsWith('ies') ? `${kind.slice(0, -3)}y` : kind.replace(/s$/, '')

/** A kind without a name in this version is shown by its identifier. */
const nameOf = (kind: string): KindName =>
  names[kindOfTable[kind] ?? kind] ??
  names[singular(kind)] ??
  names[entryOf(kind)] ?? {
    counted: (count) => `${formatCount(count)} ${plain(kind)}`,
    title: capital(plain(kind)),
  }

const plain = (kind: string) => kind.replaceAll('_', ' ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "1,204 emails", "1 contact". */
export const formatKindCount = (kind: string, count: number): string => nameOf(kind).counted(count)

/** "Lab results". */
export const kindTitle = (kind: string): string => nameOf(kind).title
