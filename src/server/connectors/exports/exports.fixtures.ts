import { recogniseSource } from '#server/import-worker/recognise-source.ts'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { ImportFile } from '../connector.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { offlineSettings } from '../offline-settings.fixtures.ts'

/** The source that recognises a file when all are asked, and its description of it. */
export async function lookAt(file: ImportFile): Promise<string | undefined> {
  const look = await recogniseSource(file, offlineSettings)
  return look && 'type' in look ? `${look.type}: ${look.description}` : undefined
}

export const jsonFile = (name: string, value: unknown) => memoryFile(name, JSON.stringify(value))

export const tableFile = (name: string, ...rows: readonly (readonly string[])[]) =>
  memoryFile(
    name,
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'),
  )

type Contents = Readonly<Record<string, string | Buffer | object>>

/** An archive; anything but text and bytes is written as JSON. */
export const archiveFile = (name: string, contents: Contents) =>
  memoryFile(
    name,
    zipOf(
      Object.entries(contents).map(([path, content]) => ({
        name: path,
        data:
          typeof content === 'string' || Buffer.isBuffer(content)
            ? content
            : JSON.stringify(content),
        deflate: true,
      })),
    ),
  )
