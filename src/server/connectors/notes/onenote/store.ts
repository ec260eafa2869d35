import { ConnectorError } from '../../connector-error.ts'
import type { PropertySet } from './property-set.ts'

export type StoredObject = {
  kind: number
  properties: () => PropertySet
  /** The contents of an attached file. */
  contents?: Buffer
}

/** A section's own contents, or those of one of its pages. */
export type ObjectSpace = {
  content?: string
  metadata?: string
  objects: ReadonlyMap<string, StoredObject>
}

/** What both packagings of a section hold. */
export type Store = {
  root: ObjectSpace
  space: (id: string) => ObjectSpace | undefined
}

export const encrypted = () =>
  new ConnectorError('unsupported', {
    detail:
      'This section is protected with a password. Remove the password in OneNote, and export the section again.',
  })
