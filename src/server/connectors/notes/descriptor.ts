import type { ConnectorDescriptor } from '../descriptor.ts'
import { createNotes } from './notes.ts'

export const notesConnector: ConnectorDescriptor = {
  type: 'notes',
  create: () => createNotes(),
  recognitionOrder: 95,
}
