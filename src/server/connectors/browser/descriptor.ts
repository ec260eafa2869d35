import type { ConnectorDescriptor } from '../descriptor.ts'
import { createBrowser } from './browser.ts'

export const browserConnector: ConnectorDescriptor = {
  type: 'browser',
  create: () => createBrowser(),
  recognitionOrder: 84,
}
