import type { ConnectorDescriptor } from '../descriptor.ts'
import { createChats } from './chats.ts'

export const chatsConnector: ConnectorDescriptor = {
  type: 'chats',
  create: () => createChats(),
  recognitionOrder: 74,
}
