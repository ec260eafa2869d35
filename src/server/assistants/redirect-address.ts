import type { Destination } from '#shared/assistants.ts'
import { isLoopback } from '#server/loopback.ts'

/** Schemes of apps that predate the rule of RFC 8252 that a scheme is a reversed domain name. */
const appSchemes = new Set(['claude:', 'cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:'])
const reversedDomain = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/
const mostCharacters = 500

/**
 * Whether a code may be sent to an address: a website over HTTPS, a program on this computer, or an
 * app. No other scheme, since a browser would run or open its content.
 */
export function isRedirectAddress(text: string): boolean {
  if (text.length > mostCharacters || text.includes('#') || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return true
  if (protocol === 'http:') return isLoopback(hostname)
  return appSchemes.has(protocol) || reversedDomain.test(protocol)
}

/** Compares exactly, except for the port of a program on this computer, which changes with each run. */
export function isSameAddress(registered: string, given: string): boolean {
  if (registered === given) return true
  const [one, other] = [new URL(registered), URL.canParse(given) ? new URL(given) : undefined]
  if (one.protocol !== 'http:' || !other || !isRedirectAddress(given)) return false
  one.port = ''
  other.port = ''
  return one.href === other.href
}

export function destinationOf(address: string): Destination {
  const { protocol, host } = new URL(address)
  if (protocol === 'https:') return { kind: 'site', name: host }
  if (protocol === 'http:') return { kind: 'computer', name: host }
  return { kind: 'app', name: protocol.slice(0, -1) }
}
