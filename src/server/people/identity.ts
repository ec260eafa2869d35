import { withoutAccents } from '#shared/fold.ts'
import type { IdentityKind } from '#shared/people.ts'
import { descriptors } from '#server/connectors/all.ts'
import { createAddressForm } from '#server/connectors/messages/phone.ts'

/**
 * One way in which a source names somebody. Spellings of the same identity share a key:
 * `email:dana@example.org`, `phone:+15551234567`, `handle:twitter:dana`, `name:whatsapp:dana
 * miller`.
 */
export type Identity = { key: string; kind: IdentityKind; service: string; value: string }

/** Reads identities. A bare name counts only within its source. */
export type Identify = {
  email(address: string): Identity | undefined
  phone(number: string): Identity | undefined
  handle(service: string, handle: string): Identity | undefined
  name(service: string, name: string): Identity | undefined
  /** A number, address, account name or name, depending on the text. */
  any(service: string, text: string): Identity | undefined
}

const all = Object.values(descriptors)
/** Parts of a service that share its identities. */
const partOf = new Map(all.flatMap(({ serviceAliases = {} }) => Object.entries(serviceAliases)))
const byHandle = new Set(all.flatMap(({ servicesByHandle = [] }) => servicesByHandle))
const address = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/

export const serviceOf = (service: string): string => {
  const plain = service.trim().toLowerCase()
  return partOf.get(plain) ?? plain
}

/** Lower case without accents, single spaces, and `Miller, Dana` reordered. */
export function plainName(name: string): string {
  const [family, given, ...more] = name.split(',')
  const turned = family && given && more.length === 0 ? `${given} ${family}` : name
  return withoutAccents(turned)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reads identities; numbers without a country get `callingCode`. */
export function createIdentify(callingCode: string | undefined): Identify {
  const formOf = createAddressForm(callingCode)
  const known = new Map<string, Identity>()
  const made = (kind: IdentityKind, service: string, plain: string, value: string): Identity => {
    const key = service === '' ? `${kind}:${plain}` : `${kind}:${service}:${plain}`
    const before = known.get(key)
    if (before) return before
    const identity = { key, kind, service, value }
    known.set(key, identity)
    return identity
  }
  const email = (text: string) => {
    const plain = text
      .trim()
      .toLowerCase()
      .replace(/^mailto:/, '')
    return address.test(plain) ? made('email', '', plain, plain) : undefined
  }
  const phone = (text: string) => {
    const form = formOf(text.replace(/^tel:/i, ''))
    return /^\+\d{7,15}$/.test(form) ? made('phone', '', form, form) : undefined
  }
  const handle = (service: string, text: string) => {
    const plain = text.trim().replace(/^@/, '')
    return plain === '' ? undefined : made('handle', serviceOf(service), plain.toLowerCase(), plain)
  }
  const name = (service: string, text: string) => {
    const plain = plainName(text)
    return plain === '' ? undefined : made('name', serviceOf(service), plain, text.trim())
  }
  const any = (service: string, text: string) => {
    const trimmed = text.trim()
    const found = email(trimmed) ?? phone(trimmed)
    if (found || trimmed === '') return found
    const isHandle =
      trimmed.startsWith('@') || (byHandle.has(serviceOf(service)) && !/\s/.test(trimmed))
    // Short codes and local numbers of unknown country.
    const isNumber = !/\p{L}/u.test(trimmed)
    return isHandle || isNumber ? handle(service, trimmed) : name(service, trimmed)
  }
  return { email, phone, handle, name, any }
}

/** Kinds from the strongest identification to the weakest. */
const strength: IdentityKind[] = ['email', 'phone', 'handle', 'name']
export const byStrength = (a: Identity, b: Identity): number =>
  strength.indexOf(a.kind) - strength.indexOf(b.kind) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
