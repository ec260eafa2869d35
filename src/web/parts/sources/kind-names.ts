import { formatCount } from '#web/format/count.ts'
import { t } from '#web/words/translate.ts'

/** Singular and plural names of records by kind. */
const names: Readonly<Record<string, readonly [one: string, many: string]>> = {
  email: ['email', 'emails'],
  message: ['message', 'messages'],
  transaction: ['transaction', 'transactions'],
  post: ['post', 'posts'],
  contact: ['contact', 'contacts'],
  event: ['event', 'events'],
  activity: ['activity', 'activities'],
  profile_entry: [t('profile entry'), t('profile entries')],
  note: ['note', 'notes'],
  metric: [t('web metric'), t('web metrics')],
  lab: [t('lab result'), t('lab results')],
  vitals: ['measurement', 'measurements'],
  medication: ['medication', 'medications'],
  workout: ['workout', 'workouts'],
  health_entry: [t('health entry'), t('health entries')],
  order: ['order', 'orders'],
  play: ['play', 'plays'],
  book: ['book', 'books'],
  trade: ['trade', 'trades'],
  holding: ['holding', 'holdings'],
  file: ['file', 'files'],
  account: ['account', 'accounts'],
  query: ['question', 'questions'],
}

/** The counts name some kinds by their plural. */
const singular = (kind: string) =>
  kind in names ? kind : kind.endsWith('ies') ? `${kind.slice(0, -3)}y` : kind.replace(/s$/, '')

/** An unknown kind is called by its own name. */
const nameOf = (kind: string): readonly [string, string] =>
  names[kind] ?? names[singular(kind)] ?? [plain(kind), plain(kind)]

const plain = (kind: string) => kind.replaceAll('_', ' ')

/** "1,204 emails", "1 contact". */
export function formatKindCount(kind: string, count: number): string {
  const [one, many] = nameOf(kind)
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** "Lab results". */
export function kindTitle(kind: string): string {
  const [, many] = nameOf(kind)
  return many.charAt(0).toUpperCase() + many.slice(1)
}
