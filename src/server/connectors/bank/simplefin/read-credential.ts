/** What SimpleFIN gives a person: a token that is claimed once, or the address that it was claimed for. */
export type SimpleFinCredential =
  | { kind: 'token'; claimUrl: string }
  | { kind: 'access'; url: string; authorization: string }

const base64 = /^[A-Za-z0-9+/_-]{20,}={0,2}$/

/** Reads what was entered; undefined for anything else, such as a password of a bank. */
export function readSimpleFin(entered: string): SimpleFinCredential | undefined {
  const text = entered.replaceAll(/\s+/g, '')
  const access = asAccess(text)
  if (access) return access
  if (!base64.test(text)) return undefined
  const claimUrl = Buffer.from(text, 'base64').toString('utf8').trim()
  return isWebAddress(claimUrl) ? { kind: 'token', claimUrl } : undefined
}

/** `https://name:password@bridge.example.org/simplefin`, with the secret moved to where it belongs. */
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
