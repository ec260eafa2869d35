import { signatureBytes, unreadFormatOf } from '#shared/unread-format.ts'
import { connectorOf, recognitionOrder } from '#server/connectors/all.ts'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { Connector, ImportFile } from '#server/connectors/connector.ts'
import type { Recognition } from './recognition.ts'

/** Asks the sources in order, the most specific first. */
export async function recogniseSource(
  file: ImportFile,
  settings: ConnectorSettings,
): Promise<Recognition | undefined> {
  for (const type of recognitionOrder) {
    const connector = connectorOf(type, { credentials: {} }, settings)
    const description = await recogniseFile(connector, file)
    if (description === undefined) continue
    const preview = await connector.preview?.(file)
    const keyPrompt = await connector.keyPrompt?.(file)
    const authors = keyPrompt ? undefined : await undamaged(() => connector.authors?.(file))
    return {
      type,
      description,
      ...(preview ? { preview } : {}),
      ...(authors ? { authors } : {}),
      ...(keyPrompt ? { keyPrompt } : {}),
    }
  }
  for (const type of recognitionOrder) {
    const table = await connectorOf(type, { credentials: {} }, settings).guess?.(file)
    if (table) return { table }
  }
  const unread = unreadFormatOf('', await file.read(0, signatureBytes))
  return unread ? { unread } : undefined
}

/** A damaged file is not recognised; the other files of the import are still read. */
export async function recogniseFile(
  connector: Connector | undefined,
  file: ImportFile,
): Promise<string | undefined> {
  if (file.mapping) return 'a table with the columns that you confirmed'
  return undamaged(() => connector?.recognise?.(file))
}

async function undamaged<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    const damaged = error instanceof ConnectorError && error.code !== 'transient'
    if (damaged) return undefined
    throw error
  }
}
