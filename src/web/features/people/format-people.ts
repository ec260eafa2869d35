import type { IdentitySource, IdentityView, PersonView, SuggestionReason } from '#shared/people.ts'
import { formatCount } from '#web/format/count.ts'
import { language } from '#web/format/region.ts'
import { t } from '#web/words/translate.ts'

const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** `12 messages, 3 mails`; zeros are left out. */
export function exchangedText({ messages, mails }: Pick<PersonView, 'messages' | 'mails'>): string {
  const parts = [
    ...(messages > 0 ? [plural(messages, 'message')] : []),
    ...(mails > 0 ? [plural(mails, 'mail')] : []),
  ]
  return parts.join(', ') || t('Nothing exchanged')
}

export function sourceText({ contacts, mails, messages, events, posts }: IdentitySource): string {
  const parts = [
    [contacts, 'contact'],
    [mails, 'mail'],
    [messages, 'message'],
    [events, 'event'],
    [posts, 'post'],
  ] as const
  const counted = parts.flatMap(([count, word]) => (count > 0 ? [plural(count, word)] : []))
  // Such as copies of mails to others.
  return counted.join(', ') || 'named, nothing exchanged'
}

/** `Mar 2, 2026`; empty if the date is unknown. */
export function dayText(iso: string): string {
  const day = new Date(iso.slice(0, 10))
  return iso === '' || Number.isNaN(day.getTime())
    ? ''
    : day.toLocaleDateString(language(), { dateStyle: 'medium', timeZone: 'UTC' })
}

export const kindText = ({ kind, service }: Pick<IdentityView, 'kind' | 'service'>): string => {
  switch (kind) {
    case 'email':
      return t('Email address')
    case 'phone':
      return t('Phone number')
    case 'handle':
      return service === '' ? t('Account') : t('Account on {service}', { service })
    case 'name':
      return service === '' ? t('Name') : t('Name on {service}', { service })
  }
}

/** Why two people may be the same, as a sentence. */
export function reasonText({ code, value }: SuggestionReason): string {
  switch (code) {
    case 'same_name':
      return t('Both are called {value}.', { value })
    case 'name_and_organisation':
      return t('They share a first name, and both belong to {value}.', { value })
    case 'address_is_name':
      return t('The address {value} spells the name of the other.', { value })
  }
}

/** A person's addresses, numbers and accounts in one line. */
export const identitiesText = ({ emails, phones, handles }: PersonView): string =>
  [...emails, ...phones, ...handles.map((handle) => `@${handle}`)].join(' · ')
