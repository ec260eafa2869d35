import { addressIn, clientIdIn } from '#shared/account-words.ts'
import { filledFields, withoutPart, type EnteredText } from '../entered-text.ts'

/** The ID and the secret of an OAuth client, perhaps with an address. */
export function readClient(text: string): EnteredText {
  const clientId = clientIdIn(text)
  const email = addressIn(text.replace(clientId, ' '))
  const secret = withoutPart(withoutPart(text, clientId), email)
  const clientSecret = /^[\w-]{20,}$/.test(secret) ? secret : ''
  const credentials = filledFields({ email, clientId, clientSecret })
  if (clientId === '') {
    return {
      credentials: filledFields({ email }),
      problem: 'There is no client ID in it: a word that ends with .apps.googleusercontent.com.',
    }
  }
  if (clientSecret === '') {
    return {
      credentials,
      problem:
        'The client secret is missing: enter it after the client ID. It begins with GOCSPX-.',
    }
  }
  return {
    credentials,
    later: 'Both have the right form. After the setup, allow the access at Google.',
  }
}
