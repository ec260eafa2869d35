import { addressIn } from '#shared/account-words.ts'
import { withoutPart, type EnteredText } from '../entered-text.ts'

/** An address and an app password. */
export function readMail(text: string): EnteredText {
  const email = addressIn(text)
  const password = withoutPart(text, email)
  if (email === '') {
    return {
      credentials: {},
      problem: 'There is no email address in it. Begin with the address, then the app password.',
    }
  }
  if (password === '') {
    return {
      credentials: { email },
      problem: 'The app password is missing: enter its 16 letters after the address.',
    }
  }
  return { credentials: { email, password } }
}
