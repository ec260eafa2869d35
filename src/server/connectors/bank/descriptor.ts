import type { ConnectorDescriptor } from '../descriptor.ts'
import { createBank } from './bank.ts'
import { readSimpleFin } from './simplefin/read-credential.ts'

export const bankConnector: ConnectorDescriptor = {
  type: 'bank_of_america',
  create: ({ credentials: { credential = '' }, include, keep }, { outgoing }) =>
    createBank({ credential, since: include?.since, keep, outgoing }),
  recognitionOrder: 110,
  // Only SimpleFIN credentials are stored; anything else may be the password for the bank.
  refuses: (field, value) => field === 'credential' && readSimpleFin(value) === undefined,
  reasons: {
    awaiting_file:
      'Nothing is imported yet. Import a statement file, or enter a SimpleFIN setup token under Configure. Anything else that was entered was not kept.',
    auth_failed:
      'SimpleFIN refused the token. A setup token can be used once: make a new one there and enter it under Configure.',
    needs_reauth:
      'SimpleFIN no longer accepts this access; it was taken back there. Make a new setup token and enter it under Configure.',
    needs_user_action:
      'SimpleFIN needs you: a bank wants to be connected anew, or the service is not paid. Look there, then sync again.',
    rate_limited: 'SimpleFIN asks to wait before more is fetched. Trove goes on by itself.',
    transient: 'SimpleFIN cannot be reached right now. Trove tries again by itself.',
    tls: 'The connection to SimpleFIN is not secure, so nothing was sent.',
  },
}
