import type { ConnectorDescriptor } from '../descriptor.ts'
import { createInvestments } from './investments.ts'

export const investmentsConnector: ConnectorDescriptor = {
  type: 'investments',
  create: () => createInvestments(),
  recognitionOrder: 77,
}
