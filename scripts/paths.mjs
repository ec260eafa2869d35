import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { delimiter, join } from 'node:path'

/** The checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Node 24 from the packages; this script itself may run on an older one. */
export const node24 = join(root, 'node_modules', '.bin', 'node')

/**
 * Runtime settings of the server. On a machine with much memory the runtime gives its threads 100
 * MB and more for short-lived objects, and the C library keeps large freed blocks; with less of
 * both an import takes no longer.
 */
export const serverRuntime = JSON.parse(
  readFileSync(join(root, 'scripts', 'server-runtime.json'), 'utf8'),
)

/**
 * The environment in which every command of this repository runs. Compiled code is cached: processes
 * and threads start in half the time.
 */
export function commandEnv(extra = {}) {
  const bin = join(root, 'node_modules', '.bin')
  return {
    ...process.env,
    PATH: [bin, process.env.PATH ?? ''].join(delimiter),
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...extra,
  }
}
