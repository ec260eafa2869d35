import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gteSmallWeights } from '../gte-small.ts'
import { installedModels } from '../installed-models.ts'
import { assembleReader } from './assemble.ts'

const weights = new URL('./weights.bin', import.meta.url)

/**
 * Path of the reader's int8 model. If the installation has none, it is assembled in `cacheDir` on
 * first use.
 */
export async function readerModel(cacheDir: string): Promise<string> {
  const delta = await readFile(weights)
  // Other weights have another file name, so that an update never reads the old one.
  const name = `reader-${hashOf(delta).slice(0, 12)}-int8.onnx`
  const installed = path.join(installedModels, name)
  if (await isWhole(installed)) return installed
  const model = path.join(cacheDir, name)
  if (await isWhole(model)) return model
  const assembled = assembleReader(await gteSmallWeights(), delta)
  await mkdir(cacheDir, { recursive: true })
  await write(model, assembled)
  await write(sealOf(model), hashOf(assembled))
  return model
}

const sealOf = (model: string) => `${model}.sha256`

async function isWhole(model: string): Promise<boolean> {
  const [known, made] = await Promise.all([readOrNothing(sealOf(model)), readOrNothing(model)])
  return known !== undefined && made !== undefined && known.toString('utf8') === hashOf(made)
}

/** Two processes may do this at once: each writes its own file, and the rename is atomic. */
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
