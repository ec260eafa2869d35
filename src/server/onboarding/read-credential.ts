import { readSimpleFin } from '#server/connectors/bank/simplefin/read-credential.ts'
import { addressIn, clientIdIn } from '#shared/account-words.ts'
import type { OnboardingType } from '#shared/onboarding-sources.ts'

/** The credentials in the wizard's single text field. */
export type ReadCredential = {
  /** By field name of the source; only recognised parts. */
  credentials: Record<string, string>
  /** Description of a missing or wrong part. */
  problem?: string
  /** Nothing is missing; a hint for after the setup. */
  later?: string
}

/** Separates the text into fields; unrecognised parts are dropped, as they may be a password. */
export function readCredential(type: OnboardingType, text: string): ReadCredential {
  switch (type) {
    case 'gmail':
      return readMail(text)
    case 'google':
      return readClient(text)
    case 'facebook':
      return readToken(text, 'accessToken', /^EAA[\w|.-]{6,}$|^[\w|.-]{40,}$/, {
        problem:
          'This is neither an access token, one long word that begins with EAA, nor an email address.',
        later:
          'Without a token Facebook gives everything as an export: add its file here, or later.',
      })
    case 'linkedin':
      return readToken(text, 'portabilityToken', /^[\w.~+/=-]{40,}$/, {
        problem: 'This is neither an email address nor a portability token, one long word.',
        later: 'LinkedIn gives your data as an export: add its file here, or later.',
      })
    case 'bank_of_america':
      return readBank(text)
  }
}

const without = (text: string, part: string): string =>
  text.replace(part, ' ').replaceAll(/^[\s,;:/|<>]+|[\s,;:/|<>]+$/g, '')

function readMail(text: string): ReadCredential {
  const email = addressIn(text)
  const password = without(text, email)
  if (email === '') {
    return {
      credentials: {},
      problem: 'There is no email address in it. Begin with the address, then the app password.',
    }
  }
  if (password === '') {
    return {
      credentials: { email },
      problem: 'The app password is missing: put its 16 letters behind the address.',
    }
  }
  return { credentials: { email, password } }
}

function readClient(text: string): ReadCredential {
  const clientId = clientIdIn(text)
  const email = addressIn(text.replace(clientId, ' '))
  const secret = without(without(text, clientId), email)
  const clientSecret = /^[\w-]{20,}$/.test(secret) ? secret : ''
  const credentials = filled({ email, clientId, clientSecret })
  if (clientId === '') {
    return {
      credentials: filled({ email }),
      problem: 'There is no client ID in it: a word that ends with .apps.googleusercontent.com.',
    }
  }
  if (clientSecret === '') {
    return {
      credentials,
      problem: 'The client secret is missing: put it behind the client ID. It begins with GOCSPX-.',
    }
  }
  return {
    credentials,
    later: 'Both have the right form. After the setup, allow the access at Google.',
  }
}

function readToken(
  text: string,
  field: string,
  form: RegExp,
  said: { problem: string; later: string },
): ReadCredential {
  const email = addressIn(text)
  const token = without(text, email).replace(/^Bearer\s+/i, '')
  if (form.test(token)) return { credentials: filled({ email, [field]: token }) }
  if (email === '' || token !== '') {
    return { credentials: filled({ email }), problem: said.problem }
  }
  return { credentials: { email }, later: said.later }
}

function readBank(text: string): ReadCredential {
  const known = readSimpleFin(text)
  if (!known) {
    return {
      credentials: {},
      problem:
        'This is no SimpleFIN token, so it will not be kept. Paste a setup token, or add a statement file.',
    }
  }
  const credentials = { credential: text.replaceAll(/\s+/g, '') }
  if (known.kind === 'access') return { credentials }
  return {
    credentials,
    later: 'This has the form of a setup token. It works only once, so the setup is what uses it.',
  }
}

const filled = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
