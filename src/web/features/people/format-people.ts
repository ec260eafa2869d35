import type { IdentitySource, IdentityView, PersonView, SuggestionReason } from '#shared/people.ts'
import { language } from '#web/format/region.ts'
import { t, tn } from '#web/words/translate.ts'

/** `12 messages, 3 mails`; zeros are left out. */
export function exchangedText({ messages, mails }: Pick<PersonView, 'messages' | 'mails'>): string {
  const parts = [
    ...(messages > 0 ? [tn(messages, '{count} message', '{count} messages')] : []),
    ...(mails > 0 ? [tn(mails, '{count} mail', '{count} mails')] : []),
  ]
  return parts.join(', ') || t('Nothing exchanged')
}

export function sourceText({ contacts, mails, messages, events, posts }: IdentitySource): string {
  const counted = [
    contacts > 0 && tn(contacts, '{count} contact', '{count} contacts'),
    mails > 0 && tn(mails, '{count} mail', '{count} mails'),
    messages > 0 && tn(messages, '{count} message', '{count} messages'),
    events > 0 && tn(events, '{count} event', '{count} events'),
    posts > 0 && tn(posts, '{count} post', '{count} posts'),
  ].filter((part) => part !== false)
  // Such as copies of mails to others.
  return counted.join(', ') || t('named, nothing exchanged')
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
  // The same handle on two services is one word here.
  [...new Set([...emails, ...phones, ...handles.map((handle) => `@${handle}`)])].join(' · ')
