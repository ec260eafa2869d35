import type { ConnectorDescriptor } from '../descriptor.ts'
import { readToken } from '../entered-text.ts'
import { createFacebook } from './facebook.ts'

export const facebookConnector: ConnectorDescriptor = {
  type: 'facebook',
  create: ({ credentials: { accessToken = '' }, include }, { apis }) =>
    createFacebook({ accessToken, since: include?.since }, apis.facebook),
  recognitionOrder: 20,
  readEntered: (text) =>
    readToken(text, 'accessToken', /^EAA[\w|.-]{6,}$|^[\w|.-]{40,}$/, {
      problem:
        'This is neither an access token, one long word that begins with EAA, nor an email address.',
      later: 'Without a token Facebook gives everything as an export: add its file here, or later.',
    }),
  serviceAliases: { messenger: 'facebook', 'facebook messenger': 'facebook' },
  servicesByHandle: ['instagram'],
  filesBelongTogether: true,
  droppedFields: ['password'],
  reasons: {
    needs_reauth:
      'The access token has expired or was revoked. Copy a new one from the Graph API Explorer and enter it under Configure.',
    needs_user_action:
      'Facebook requires you to sign in at facebook.com and confirm your identity. Then sync again.',
    permission:
      'This access token has no permission to read your posts, photos, liked pages or events. Create one with these permissions and enter it under Configure.',
  },
}
