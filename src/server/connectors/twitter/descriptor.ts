import type { ConnectorDescriptor } from '../descriptor.ts'
import { createTwitter } from './twitter.ts'

export const twitterConnector: ConnectorDescriptor = {
  type: 'twitter',
  create: ({ credentials: { username = '', bearerToken = '' }, include }, { apis }) =>
    createTwitter({ username, bearerToken, since: include?.since }, apis.x),
  recognitionOrder: 30,
  accountIdentity: 'handle',
  serviceAliases: { x: 'twitter' },
  servicesByHandle: ['twitter'],
  filesBelongTogether: true,
  refetches: ['days'],
  reasons: {
    auth_failed:
      'X refused the bearer token. Copy a new one from developer.x.com and enter it under Configure.',
    permission:
      "X does not allow this token to read these posts: the project's plan does not include it, or the account is protected. Import your archive instead.",
    quota_or_billing:
      'The credits or the monthly limit of your X project are used up. Buy credits at developer.x.com or import your archive. Trove tries again once a day.',
    not_found: 'X knows no account of this name. Check the user name under Configure.',
  },
}
