import type { SourceFile } from '#server/connectors/kinds/source-file.ts'
import { momentCell, textCell } from './cells.ts'
import type { RecordKind } from './record-kind.ts'
import { extensionOf } from '#shared/file-types.ts'

/** A file's sealed data: everything but its bytes. */
export type StoredFile = Omit<SourceFile, 'open'> & {
  /** Why its text is missing; empty if it is not. */
  withoutText: string
}

export const fileKind: RecordKind<StoredFile> = {
  kind: 'file',
  table: 'files',
  label: 'Files',
  about: 'Files from drives, exports and mails. Their text is found by search.',
  at: ({ modifiedAt }) => modifiedAt,
  // Whether its text could be stored is no property of the file.
  content: ({ withoutText: _, ...file }) => file,
  columns: [
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    { name: 'folder', type: 'text', value: ({ path }) => textCell(path) },
    {
      name: 'type',
      type: 'text',
      about: 'file extension',
      value: ({ name }) => textCell(extensionOf(name)),
    },
    {
      name: 'modified_at',
      type: 'timestamp',
      value: ({ modifiedAt }, zone) => momentCell(modifiedAt, zone),
    },
    { name: 'size', type: 'integer', about: 'bytes', value: ({ size }) => size },
    {
      name: 'attached',
      type: 'boolean',
      about: 'attached to a mail',
      value: ({ attachedTo }) => attachedTo !== undefined,
    },
    { name: 'url', type: 'text', prose: true, value: ({ url }) => textCell(url) },
  ],
}
