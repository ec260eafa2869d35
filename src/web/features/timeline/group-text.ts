import { plural } from '#shared/plural.ts'
import type { TimelineEntry, TimelineGroup, TimelineKind } from '#shared/timeline.ts'
import { formatCount } from '#web/format/count.ts'
import { formatNumber } from '#web/format/cell.ts'
import { formatMoney, formatSigned } from '#web/format/money.ts'
import { t } from '#web/words/translate.ts'

const nouns = {
  email: 'mail',
  message: 'message',
  call: 'call',
  transaction: 'payment',
  order: 'thing',
  event: 'event',
  activity: 'activity',
  post: 'post',
  play: 'title',
  book: 'book',
  workout: 'workout',
  vitals: 'measurement',
  lab: t('lab result'),
  medication: 'medication',
  health_entry: t('health record'),
  note: 'note',
  contact: 'contact',
  trade: 'trade',
  metric: 'figure',
  file: 'file',
  picture: 'picture',
  upload: 'document',
} satisfies Record<TimelineKind, string>

const plurals: Partial<Record<TimelineKind, string>> = { activity: 'activities' }

const on = (service: string) => (service === '' ? '' : t(' on {service}', { service }))

/** A folded group in one line: `34 messages with Bea`. */
export function groupText({ kind, of, service, who, count }: TimelineGroup): string {
  const noun = plural(count, nouns[kind], plurals[kind])
  const many = `${formatCount(count)} ${noun}`
  switch (kind) {
    case 'email':
      return `${many} ${of === 'sent' ? 'sent' : 'received'}${whom(who, of === 'sent' ? 'to' : 'from')}`
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
      return `${formatCount(count)} ${plural(count, of || 'post', pluralOf(of || 'post'))}${on(service)}`
    case 'play':
      return `${formatCount(count)} ${plural(count, of || 'title', pluralOf(of || 'title'))}${on(service)}`
    case 'order':
      return t('{many} ordered{value}', { many, value: service === '' ? '' : ` from ${service}` })
    case 'picture':
      return t('{many} taken', { many })
    case 'upload':
      return t('{many} uploaded', { many })
    case 'file':
      return t('{many} changed', { many })
    case 'contact':
      return t('{many} added{service}', { many, service: on(service) })
    case 'metric':
      return of === '' ? many : t('{many} of {of}', { many, of })
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

const whom = (who: string, word: string) => (who === '' ? '' : ` ${word} ${who}`)
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const pluralOf = (noun: string) =>
  noun === 'series' ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`

/** The title of an entry; some records have none of their own. */
export function titleText({ kind, of }: TimelineGroup, { title }: TimelineEntry): string {
  if (title === '')
    return kind === 'email'
      ? t('No subject')
      : t('A {nouns} without a title', { nouns: nouns[kind] })
  if (kind === 'activity') return of === '' ? title : `${capital(of)} ${title}`
  if (kind === 'vitals' || kind === 'lab') return capital(title)
  if (kind === 'book') return t('Finished {title}', { title })
  if (kind === 'medication') return t('Began {title}', { title })
  return title
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
export function amountText(kind: TimelineKind, { amount, unit }: TimelineEntry): string {
  if (amount === null) return ''
  if (kind === 'transaction' || kind === 'trade') return formatSigned(amount, unit)
  if (kind === 'order') return formatMoney(amount, unit)
  const figure = formatNumber(
    Math.abs(amount) < 100 ? Math.round(amount * 10) / 10 : Math.round(amount),
  )
  const measure = unit.replace(/^count(?=\/|$)/, '')
  return measure.startsWith('/') ? `${figure}${measure}` : `${figure} ${measure}`.trim()
}
