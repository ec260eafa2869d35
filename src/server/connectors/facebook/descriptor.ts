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
      'The access token has ended or was withdrawn. Copy a new one from the Graph API Explorer and enter it under Configure.',
    needs_user_action:
      'Facebook wants you to sign in at facebook.com and confirm that it is you. Then sync again.',
    permission:
      'This access token may read none of your posts, photos, liked pages and events. Choose their permissions when you create it, and enter the new one under Configure.',
  },
}
