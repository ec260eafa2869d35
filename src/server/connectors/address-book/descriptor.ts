import type { ConnectorDescriptor } from '../descriptor.ts'
import { createAddressBook } from './address-book.ts'

export const addressBookConnector: ConnectorDescriptor = {
  type: 'address_book',
  create: () => createAddressBook(),
  recognitionOrder: 82,
}
