import type { ConnectorDescriptor } from '../descriptor.ts'
import { createOutlook } from './outlook.ts'

export const outlookConnector: ConnectorDescriptor = {
  type: 'outlook',
  create: () => createOutlook(),
  recognitionOrder: 73,
}
