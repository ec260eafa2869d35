/**
 * A SimpleFIN credential: a token that can be claimed once, or the access address it is claimed
 * for.
 */
export type SimpleFinCredential =
  | { kind: 'token'; claimUrl: string }
  | { kind: 'access'; url: string; authorization: string }

const base64 = /^[A-Za-z0-9+/_-]{20,}={0,2}$/

/** Parses the entered text; undefined for anything else, such as a bank password. */
export function readSimpleFin(entered: string): SimpleFinCredential | undefined {
  const text = entered.replaceAll(/\s+/g, '')
  const access = asAccess(text)
  if (access) return access
  if (!base64.test(text)) return undefined
  const claimUrl = Buffer.from(text, 'base64').toString('utf8').trim()
  return isWebAddress(claimUrl) ? { kind: 'token', claimUrl } : undefined
}

/** `https://name:password@bridge.example.org/simplefin`, with the secret moved into the header. */
function asAccess(text: string): SimpleFinCredential | undefined {
  if (!isWebAddress(text)) return undefined
  const url = new URL(text)
  const { username, password } = url
  if (username === '' || password === '') return undefined
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  url.username = ''
  url.password = ''
  const plain = url.href.replace(/\/+$/, '')
  const authorization = `Basic ${Buffer.from(secret).toString('base64')}`
  return { kind: 'access', url: plain, authorization }
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)
