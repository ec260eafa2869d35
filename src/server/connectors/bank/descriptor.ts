import type { ConnectorDescriptor } from '../descriptor.ts'
import { createBank } from './bank.ts'
import { readSimpleFinText } from './simplefin/entered-text.ts'
import { readSimpleFin } from './simplefin/read-credential.ts'

export const bankConnector: ConnectorDescriptor = {
  type: 'bank_of_america',
  create: ({ credentials: { credential = '' }, include, keep }, { outgoing }) =>
    createBank({ credential, since: include?.since, keep, outgoing }),
  recognitionOrder: 110,
  readEntered: readSimpleFinText,
  readsMappedTables: true,
  accountIdentity: 'none',
  // Only SimpleFIN credentials are stored; anything else may be the password for the bank.
  refuses: (field, value) => field === 'credential' && readSimpleFin(value) === undefined,
  reasons: {
    awaiting_file:
      'Nothing is imported yet. Import a statement file, or enter a SimpleFIN setup token under Configure. Anything else that you entered was not stored.',
    auth_failed:
      'SimpleFIN refused the token. A setup token can be used only once: create a new one there and enter it under Configure.',
    needs_reauth:
      'Access was revoked at SimpleFIN. Create a new setup token there and enter it under Configure.',
    needs_user_action:
      'SimpleFIN requires your attention: a bank must be reconnected, or a payment is due. Sign in there, then sync again.',
    rate_limited: 'SimpleFIN limits requests at the moment. Trove continues automatically.',
    transient: 'SimpleFIN cannot be reached right now. Trove tries again automatically.',
    tls: 'The connection to SimpleFIN is not secure, so nothing was sent.',
  },
}
