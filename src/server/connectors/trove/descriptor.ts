import type { ConnectorDescriptor } from '../descriptor.ts'
import { createTrove } from './trove.ts'

export const troveConnector: ConnectorDescriptor = {
  type: 'trove',
  create: (
    { credentials: { api_key: apiKey = '', user_id: userId = '', address = '' } },
    { outgoing },
  ) => createTrove({ apiKey, userId, address, outgoing }),
  recognitionOrder: 10,
  reasons: {
    auth_failed:
      'The other Trove refused the API key or the user id. The key may be wrong, expired or revoked. Enter another one under Configure.',
    needs_user_action:
      'No Trove answers at this address on the internet with https. Copy the key for another Trove, which includes its address, or import its export (.zip).',
    permission: 'This API key may read nothing of the other Trove. Make another one there.',
    not_found: 'What is at this address is no Trove that can be read by a key. Check the address.',
  },
}
