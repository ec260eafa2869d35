import type { IdentityKind } from '#shared/people.ts'
import { createAddressForm } from '#server/connectors/messages/phone.ts'

/**
 * One way in which a source names somebody. The key is the same for however it is written:
 * `email:dana@example.org`, `phone:+15551234567`, `handle:twitter:dana`, `name:whatsapp:dana miller`.
 */
export type Identity = { key: string; kind: IdentityKind; service: string; value: string }

/** A source that tells nothing but a name is read by it, and only against itself. */
export type Identify = {
  email(address: string): Identity | undefined
  phone(number: string): Identity | undefined
  handle(service: string, handle: string): Identity | undefined
  name(service: string, name: string): Identity | undefined
  /** A number, an address, an account name or a name, whichever the text is. */
  any(service: string, text: string): Identity | undefined
}

/** Parts of one service that name people alike. */
const partOf: Record<string, string> = {
  messenger: 'facebook',
  'facebook messenger': 'facebook',
  x: 'twitter',
}
/** Services whose exports name people by account rather than by name. */
const byHandle = new Set(['twitter', 'linkedin', 'instagram'])
const address = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/

export const serviceOf = (service: string): string => {
  const plain = service.trim().toLowerCase()
  return partOf[plain] ?? plain
}

/** Letters without case and accents, single spaces, `Miller, Dana` turned round. */
export function plainName(name: string): string {
  const [family, given, ...more] = name.split(',')
  const turned = family && given && more.length === 0 ? `${given} ${family}` : name
  return turned
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Reads identities; numbers without a country are of the one with `callingCode`. */
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
    const said = text.trim()
    const found = email(said) ?? phone(said)
    if (found || said === '') return found
    const isHandle = said.startsWith('@') || (byHandle.has(serviceOf(service)) && !/\s/.test(said))
    // Short codes and local numbers whose country nobody tells.
    const isNumber = !/\p{L}/u.test(said)
    return isHandle || isNumber ? handle(service, said) : name(service, said)
  }
  return { email, phone, handle, name, any }
}

/** The kinds from what tells most to what tells least. */
const strength: IdentityKind[] = ['email', 'phone', 'handle', 'name']
export const byStrength = (a: Identity, b: Identity): number =>
  strength.indexOf(a.kind) - strength.indexOf(b.kind) ||
  (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
