import { plural } from '#shared/plural.ts'
import type { TimelineEntry, TimelineGroup, TimelineKind } from '#shared/timeline.ts'
import { formatCount } from '#web/format/count.ts'
import { formatNumber } from '#web/format/cell.ts'
import { formatMoney, formatSigned } from '#web/format/money.ts'
import { titleOf, unitText } from '#web/format/measure.ts'
import { t, tn, tServer } from '#web/words/translate.ts'

const counted: Record<TimelineKind, (count: number) => string> = {
  email: (count) => tn(count, '{count} mail', '{count} mails'),
  message: (count) => tn(count, '{count} message', '{count} messages'),
  call: (count) => tn(count, '{count} call', '{count} calls'),
  transaction: (count) => tn(count, '{count} payment', '{count} payments'),
  order: (count) => tn(count, '{count} thing', '{count} things'),
  event: (count) => tn(count, '{count} event', '{count} events'),
  activity: (count) => tn(count, '{count} activity', '{count} activities'),
  post: (count) => tn(count, '{count} post', '{count} posts'),
  play: (count) => tn(count, '{count} title', '{count} titles'),
  book: (count) => tn(count, '{count} book', '{count} books'),
  workout: (count) => tn(count, '{count} workout', '{count} workouts'),
  vitals: (count) => tn(count, '{count} measurement', '{count} measurements'),
  lab: (count) => tn(count, '{count} lab result', '{count} lab results'),
  medication: (count) => tn(count, '{count} medication', '{count} medications'),
  health_entry: (count) => tn(count, '{count} health record', '{count} health records'),
  note: (count) => tn(count, '{count} note', '{count} notes'),
  contact: (count) => tn(count, '{count} contact', '{count} contacts'),
  trade: (count) => tn(count, '{count} trade', '{count} trades'),
  metric: (count) => tn(count, '{count} web metric', '{count} web metrics'),
  file: (count) => tn(count, '{count} file', '{count} files'),
  picture: (count) => tn(count, '{count} picture', '{count} pictures'),
  upload: (count) => tn(count, '{count} document', '{count} documents'),
}

const on = (service: string) => (service === '' ? '' : t(' on {service}', { service }))

/** A folded group in one line: `34 messages with Bea`. */
export function groupText({ kind, of, service, who, count }: TimelineGroup): string {
  const many = counted[kind](count)
  switch (kind) {
    case 'email':
      return mailText(many, of === 'sent', who)
    case 'message':
    case 'call':
      if (who !== '') return t('{many} with {who}', { many, who })
      return of === '' ? `${many}${on(service)}` : t('{many} in {of}', { many, of })
    case 'activity':
      return of === ''
        ? `${many}${on(service)}`
        : t('{of} {count} times{service}', {
            of: capital(of),
            count: formatCount(count),
            service: on(service),
          })
    case 'post':
      return `${of === '' ? many : namedBySource(count, of)}${on(service)}`
    case 'play':
      return `${of === '' ? many : namedBySource(count, of)}${on(service)}`
    case 'order':
      return service === ''
        ? t('{many} ordered', { many })
        : t('{many} ordered from {service}', { many, service })
    case 'upload':
      return t('{many} uploaded', { many })
    case 'picture':
      return t('{many} taken', { many })
    case 'file':
      return t('{many} changed', { many })
    case 'contact':
      return t('{many} added{service}', { many, service: on(service) })
    case 'metric':
      return of === '' ? many : t('{many} for {of}', { many, of })
    case 'health_entry':
      return of === '' ? many : `${many}: ${of}`
    case 'lab':
      return of === '' ? many : `${many}: ${of}`
    case 'transaction':
    case 'event':
    case 'book':
    case 'workout':
    case 'vitals':
    case 'medication':
    case 'note':
    case 'trade':
      return many
  }
}

function mailText(many: string, isSent: boolean, who: string): string {
  if (who === '') return isSent ? t('{many} sent', { many }) : t('{many} received', { many })
  return isSent
    ? t('{many} sent to {who}', { many, who })
    : t('{many} received from {who}', { many, who })
}

/** The source's own noun, which is English: `3 reels`. */
const namedBySource = (count: number, noun: string) =>
  `${formatCount(count)} ${plural(count, noun, pluralOf(noun))}`

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const pluralOf = (noun: string) =>
  noun === 'series' ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`

/** The title of an entry; some records have none of their own. */
export function titleText({ kind, of }: TimelineGroup, { title }: TimelineEntry): string {
  if (title === '') return kind === 'email' ? t('No subject') : t('Without a title')
  if (kind === 'activity') return of === '' ? title : `${capital(of)} ${title}`
  if (kind === 'vitals' || kind === 'lab') return titleOf(title)
  if (kind === 'metric') return metricText(title)
  if (kind === 'book') return t('Finished {title}', { title })
  if (kind === 'medication') return t('Began {title}', { title })
  return title
}

/** A metric by its name, and what it was counted for: `screenPageViews /about`. */
function metricText(title: string): string {
  const [name = '', ...of] = title.split(' ')
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return [metricNames[name] ?? capital(words), ...of].join(' ')
}

const metricNames: Readonly<Record<string, string>> = {
  screenPageViews: t('Page views'),
  activeUsers: t('Visitors'),
  newUsers: t('New visitors'),
  sessions: t('Sessions'),
}

/** The line below the title: with whom, where, from whom. */
export function detailText(group: TimelineGroup, entry: TimelineEntry): string {
  const { kind, of, service } = group
  const { detail, who, title } = entry
  const parts = (...all: readonly string[]) =>
    [...new Set(all.filter((part) => part !== '' && part !== title))].join(' · ')
  switch (kind) {
    case 'email':
      return of === 'sent'
        ? t('To {detail}', { detail: detail || who })
        : t('From {detail}', { detail: detail || who })
    case 'message':
    case 'call':
      return parts(detail || who, of === who || of === detail ? '' : of, service)
    case 'picture':
      return detail === '' ? t('Taken') : detail
    case 'workout':
      return detail === '' ? '' : t('{detail} minutes', { detail })
    case 'upload':
      return t('Uploaded')
    case 'file':
      return parts(t('Changed'), detail)
    case 'contact':
      return parts(t('Added'), detail, service)
    case 'event':
      return parts(detail, who)
    case 'health_entry':
    case 'lab':
    case 'post':
      return parts(capital(of), detail, service)
    case 'transaction':
      return parts(tServer(detail), service)
    case 'order':
    case 'activity':
    case 'play':
    case 'book':
    case 'vitals':
    case 'medication':
    case 'note':
    case 'trade':
    case 'metric':
      return parts(detail, service)
  }
}

/** An amount with its currency, or a figure with its unit; empty if there is none. */
export function amountText(kind: TimelineKind, { amount, unit, title }: TimelineEntry): string {
  if (amount === null) return ''
  if (kind === 'transaction' || kind === 'trade') return formatSigned(amount, unit)
  if (kind === 'order') return formatMoney(amount, unit)
  const figure = formatNumber(
    Math.abs(amount) < 100 ? Math.round(amount * 10) / 10 : Math.round(amount),
  )
  return `${figure} ${unitText(title.toLowerCase(), unit)}`.trim()
}
