import type { ConnectorDescriptor } from '../descriptor.ts'
import { readToken } from '../entered-text.ts'
import { createLinkedIn } from './linkedin.ts'

export const linkedInConnector: ConnectorDescriptor = {
  type: 'linkedin',
  // The password that the form asks for reaches no connector.
  create: ({ credentials: { email = '', portabilityToken: token = '' } }, { apis }) =>
    createLinkedIn({ email, token }, apis.linkedin),
  recognitionOrder: 40,
  readEntered: (text) =>
    readToken(text, 'portabilityToken', /^[\w.~+/=-]{40,}$/, {
      problem: 'This is neither an email address nor a portability token, one long word.',
      later: 'LinkedIn gives your data as an export: add its file here, or later.',
    }),
  servicesByHandle: ['linkedin'],
  filesBelongTogether: true,
  droppedFields: ['password'],
  reasons: {
    needs_reauth:
      'The portability token has ended or was withdrawn; it lasts 60 days. Create a new one at developer.linkedin.com and enter it under Configure.',
    permission:
      'LinkedIn does not give this token access to your data: the product Member Data Portability is not enabled, or your account is not in Europe. Import your export instead.',
  },
}
