import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|mjs|css|svg|wasm)$/
const SMALLEST_BYTES = 1_000
/** The best compression takes seconds for larger files. */
const LARGE_BYTES = 800_000

/** Writes a compressed copy of each file in a folder, for the server to send. */
export async function compressFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(path) {
  const content = readFileSync(path)
  if (content.length < SMALLEST_BYTES) return
  const quality = content.length > LARGE_BYTES ? 9 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
