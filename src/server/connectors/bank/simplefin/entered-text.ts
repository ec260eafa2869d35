import type { EnteredText } from '../../entered-text.ts'
import { readSimpleFin } from './read-credential.ts'

/** A setup token or an access URL. */
export function readSimpleFinText(text: string): EnteredText {
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
