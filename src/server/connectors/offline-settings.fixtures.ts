import type { ConnectorSettings } from './descriptor.ts'

const nowhere = 'http://127.0.0.1:1'

/** For connectors that only read files. */
export const offlineSettings: ConnectorSettings = {
  imap: { host: '127.0.0.1', port: 1, secure: false },
  apis: { x: nowhere, facebook: nowhere, linkedin: nowhere },
  google: { issuer: nowhere, drive: nowhere, analyticsAdmin: nowhere, analyticsData: nowhere },
}
