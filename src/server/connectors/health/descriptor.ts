import type { ConnectorDescriptor } from '../descriptor.ts'
import { createHealth } from './health.ts'

export const healthConnector: ConnectorDescriptor = {
  type: 'health',
  create: () => createHealth(),
  recognitionOrder: 60,
}
