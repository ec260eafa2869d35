import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress-files.mjs'
import { commandEnv, node24, root } from './paths.mjs'
import { runQuietly } from './run-quietly.mjs'

const stamp = join(root, 'dist', '.web-inputs')

/** Builds the page if it is missing or older than its sources. */
export async function ensureBuilt() {
  const inputs = hashOfInputs()
  const page = join(root, 'dist', 'web', 'index.html')
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  console.log('Building the page …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = commandEnv({ NODE_ENV: 'production' })
  await runQuietly(node24, [vite, 'build', '--logLevel', 'warn'], env)
  await compressFiles(join(root, 'dist', 'web'))
  writeFileSync(stamp, inputs)
}

function hashOfInputs() {
  const hash = createHash('sha256')
  const add = (path) => {
    hash.update(path).update('\0')
    hash.update(readFileSync(join(root, path))).update('\0')
  }
  for (const folder of ['src/shared', 'src/web']) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const paths = files.map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    for (const path of paths.sort()) add(path.slice(root.length))
  }
  const files = [
    'scripts/compress-files.mjs',
    'scripts/first-screens.ts',
    'vite.config.ts',
    'package-lock.json',
  ]
  for (const file of files) add(file)
  return hash.digest('hex')
}
