import type { ConnectorDescriptor } from '../descriptor.ts'
import { createGoogle } from './google.ts'

export const googleConnector: ConnectorDescriptor = {
  type: 'google',
  create: (given, { google: servers }) => createGoogle(given, servers),
  recognitionOrder: 90,
  needsCredentials: true,
  filesBelongTogether: true,
  reasons: {
    needs_authorization:
      'Trove is not allowed to read this Google account yet. Choose Continue at Google.',
    auth_failed: 'Google refused the Client ID or the Client Secret. Check them under Configure.',
    needs_reauth:
      'The access that you allowed has ended. Choose Continue at Google. While the app in your Google Cloud project is in testing, Google ends it every seven days; publish the app to stop that.',
    needs_user_action:
      'An API is switched off in your Google Cloud project. Switch on the Google Drive API, or for web analytics the Google Analytics Data API and Admin API, then sync again.',
  },
}
