import type { ConnectorDescriptor } from '../descriptor.ts'
import { readClient } from './entered-text.ts'
import { createGoogle } from './google.ts'
import { analyticsScope, driveScope } from './sign-in.ts'

export const googleConnector: ConnectorDescriptor = {
  type: 'google',
  create: (given, { google: servers }) => createGoogle(given, servers),
  recognitionOrder: 90,
  readEntered: readClient,
  // The wizard's Google source is web analytics, in the business category; the catalogue's is Drive.
  oauth: { scopeFor: (category) => (category === 'business' ? analyticsScope : driveScope) },
  needsCredentials: true,
  filesBelongTogether: true,
  reasons: {
    needs_authorization:
      'Trove is not allowed to read this Google account yet. Choose Continue at Google.',
    auth_failed: 'Google refused the Client ID or the Client Secret. Check them under Configure.',
    needs_reauth:
      'Access has expired. Choose Continue at Google. While the app in your Google Cloud project is in testing, Google revokes access every seven days; publish the app to prevent that.',
    needs_user_action:
      'An API is disabled in your Google Cloud project. Enable the Google Drive API, or for web analytics the Google Analytics Data API and Admin API, then sync again.',
  },
}
