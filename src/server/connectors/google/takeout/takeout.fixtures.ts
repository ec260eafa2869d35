import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../../memory-file.fixtures.ts'
import { readImport } from '../../read-import.fixtures.ts'
import { createGoogle } from '../google.ts'

const nowhere = 'http://127.0.0.1:1'

export const google = createGoogle(
  { credentials: { email: 'ada@gmail.com' } },
  { issuer: nowhere, drive: nowhere, analyticsAdmin: nowhere, analyticsData: nowhere },
)

type Contents = Readonly<Record<string, unknown>>
const written = (content: unknown) =>
  typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content)

/** A part of an export; anything but text and buffers is written as JSON. */
export const partOf = (files: Contents, part = '001') =>
  memoryFile(
    `takeout-20260101T000000Z-${part}.zip`,
    zipOf(
      Object.entries(files).map(([name, content]) => ({
        name: `Takeout/${name}`,
        data: written(content),
        deflate: true,
      })),
    ),
  )

export const readTakeout = (files: Contents) => readImport(google, partOf(files))
