import { extensionOf } from '#shared/file-types.ts'
import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { dataFile } from './data-file.ts'
import { savedItem } from './saved-item.ts'

const count = (names: readonly string[], ...extensions: readonly string[]) =>
  names.filter((name) => extensions.includes(extensionOf(name))).length

/** An archive with a data file is Outlook's; saved items may be a few among other mails. */
const mayHold = (names: readonly string[]) =>
  count(names, 'pst', 'ost') > 0 || count(names, 'msg') > count(names, 'eml', 'emlx', 'mbox')

/** Mails, contacts and events from Outlook's data files, and items saved one by one. */
export const createOutlook = (): Connector =>
  createFileConnector({ formats: [dataFile, savedItem], mayHold })
