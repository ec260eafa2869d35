import type { ConnectorDescriptor } from '../descriptor.ts'
import { createFacebook } from './facebook.ts'

export const facebookConnector: ConnectorDescriptor = {
  type: 'facebook',
  create: ({ credentials: { accessToken = '' }, include }, { apis }) =>
    createFacebook({ accessToken, since: include?.since }, apis.facebook),
  recognitionOrder: 20,
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
