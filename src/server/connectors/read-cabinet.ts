import { ConnectorError } from './connector-error.ts'

/** A file of a cabinet, with its folders. */
export type CabinetFile = { path: string; contents: Buffer }

const mostFiles = 5_000
const mostBytes = 512 * 1024 * 1024

export const isCabinet = (start: Buffer): boolean => start.subarray(0, 4).toString() === 'MSCF'

type Folder = { [name: string]: File | Folder }

function* filesIn(folder: Folder, path = ''): Generator<{ path: string; file: File }> {
  for (const [name, held] of Object.entries(folder)) {
    if (held instanceof File) yield { path: `${path}${name}`, file: held }
    else yield* filesIn(held, `${path}${name}/`)
  }
}

const damaged = () =>
  new ConnectorError('bad_file', { detail: 'This cabinet is damaged or incomplete.' })

/**
 * The files of a Microsoft cabinet, whatever it is compressed with (MSZIP, LZX or nothing). They are
 * unpacked at once, in a thread, because a cabinet is compressed as a whole.
 */
export async function readCabinet(
  bytes: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<CabinetFile[]> {
  const { Archive } = await import('libarchive.js/dist/libarchive-node.mjs')
  const archive = await Archive.open(new Blob([bytes]))
  const { promise: left, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal?.reason)
  signal?.addEventListener('abort', leave, { once: true })
  try {
    const listed = await Promise.race([archive.getFilesArray(), left]).catch((error: unknown) => {
      throw signal?.aborted ? error : damaged()
    })
    const size = listed.reduce((sum, { file }) => sum + file.size, 0)
    if (listed.length === 0) throw damaged()
    if (listed.length > mostFiles || size > mostBytes)
      throw new ConnectorError('bad_file', { detail: 'This cabinet is too large to be unpacked.' })
    const unpacked = await Promise.race([archive.extractFiles(), left]).catch((error: unknown) => {
      throw signal?.aborted ? error : damaged()
    })
    const files: CabinetFile[] = []
    for (const { path, file } of filesIn(unpacked))
      files.push({ path, contents: Buffer.from(await file.arrayBuffer()) })
    return files
  } finally {
    signal?.removeEventListener('abort', leave)
    await archive.close()
  }
}
