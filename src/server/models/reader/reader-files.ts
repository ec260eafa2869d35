import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gteSmallWeights } from '../gte-small.ts'
import { assembleReader } from './assemble.ts'

const weights = new URL('./weights.bin', import.meta.url)

/** Path of the reader's int8 model; it is put together in `cacheDir` when it is read for the first time. */
export async function readerModel(cacheDir: string): Promise<string> {
  const delta = await readFile(weights)
  // Other weights make another file, so that an update never reads the old one.
  const model = path.join(cacheDir, `reader-${hashOf(delta).slice(0, 12)}-int8.onnx`)
  const sealed = `${model}.sha256`
  const [known, made] = await Promise.all([readOrNothing(sealed), readOrNothing(model)])
  if (known && made && known.toString('utf8') === hashOf(made)) return model
  const assembled = assembleReader(await gteSmallWeights(), delta)
  await mkdir(cacheDir, { recursive: true })
  await write(model, assembled)
  await write(sealed, hashOf(assembled))
  return model
}

/** Two processes may do this at once; each writes a file of its own and the rename is atomic. */
async function write(file: string, contents: Buffer | string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, contents)
  await rename(temporary, file)
}

async function readOrNothing(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
