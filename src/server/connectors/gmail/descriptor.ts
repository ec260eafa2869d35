import type { ConnectorDescriptor } from '../descriptor.ts'
import { createGmail } from './gmail.ts'

export const gmailConnector: ConnectorDescriptor = {
  type: 'gmail',
  create: ({ credentials: { email = '', password = '' }, include }, { imap }) =>
    createGmail({ email, password }, imap, include),
  recognitionOrder: 100,
  needsCredentials: true,
  refetches: ['days', 'folders'],
}
