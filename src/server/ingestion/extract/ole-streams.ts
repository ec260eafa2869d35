import { CFB } from '@e965/xlsx'
import { z } from 'zod'
import { ExtractionFailure } from './failures.ts'

type Stream = { path: string[]; content: Buffer }

const entrySchema = z.object({ content: z.custom<Uint8Array | number[]>().optional() })

/** The streams of an OLE container with lower-case paths, because programs differ in case. */
export function oleStreams(bytes: Uint8Array): Stream[] {
  try {
    const { FullPaths, FileIndex } = CFB.read(Buffer.from(bytes), { type: 'buffer' })
    const paths = z.array(z.string()).parse(FullPaths)
    return z
      .array(entrySchema)
      .parse(FileIndex)
      .flatMap(({ content }, index) => {
        const path = paths[index]?.toLowerCase().split('/').slice(1) ?? []
        return content && path.length > 0 && path[0] !== ''
          ? [{ path, content: Buffer.from(content) }]
          : []
      })
  } catch (error) {
    throw new ExtractionFailure('file.damaged', undefined, error)
  }
}

/** A stream at the root of the container. */
export const oleStream = (streams: readonly Stream[], name: string): Buffer | undefined =>
  streams.find(({ path: [first, second] }) => first === name && second === undefined)?.content
