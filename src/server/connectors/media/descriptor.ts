import type { ConnectorDescriptor } from '../descriptor.ts'
import { createMedia } from './media.ts'

export const mediaConnector: ConnectorDescriptor = {
  type: 'media',
  create: () => createMedia(),
  recognitionOrder: 78,
}
