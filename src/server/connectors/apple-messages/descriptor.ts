import type { ConnectorDescriptor } from '../descriptor.ts'
import { createAppleMessages } from './apple-messages.ts'

export const appleMessagesConnector: ConnectorDescriptor = {
  type: 'apple_messages',
  create: ({ credentials: { backupPassword = '', deviceId = '' } }) =>
    createAppleMessages({ backupPassword, deviceId }),
  recognitionOrder: 50,
  // A database and its log.
  filesBelongTogether: true,
  encryptedExports: true,
  reasons: {
    auth_failed:
      'This iPhone backup is encrypted, and its password is missing or wrong. Enter the Backup Password under Configure, then import the backup again.',
  },
}
