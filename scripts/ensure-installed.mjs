import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandEnv, node24, root } from './paths.mjs'
import { prunePackages } from './prune-packages.mjs'
import { runQuietly } from './run-quietly.mjs'

const stamp = join(root, 'node_modules', '.trove-lock')
// Prefers cached downloads: the hashes in the lockfile decide what is right.
const always = ['--include=optional', '--prefer-offline', '--loglevel=error', '--no-progress']

/**
 * Installs every package, for tests and development, unless those in package-lock.json are
 * installed.
 */
export async function ensureInstalled() {
  const whole = `${hashOfLock()} development`
  if (existsSync(node24) && (readIfThere(stamp) === whole || installedByHand(true))) {
    return note(whole)
  }
  console.log('Installing packages (about a minute) …')
  // Also under NODE_ENV=production.
  await npm(['ci', '--include=dev', ...always])
  note(whole)
}

/** Installs only what running Trove needs, unless at least those packages are installed. */
export async function ensureRunnable() {
  const [whole, runnable] = ['development', 'running'].map((use) => `${hashOfLock()} ${use}`)
  if (existsSync(node24)) {
    if ([whole, runnable].includes(readIfThere(stamp))) return
    if (installedByHand(false)) return
  }
  console.log('Installing packages (half a minute) …')
  await npm(['ci', '--omit=dev', ...always])
  await runQuietly(node24, [join('scripts', 'install-models.ts')], commandEnv())
  prunePackages()
  note(runnable)
}

function note(installed) {
  if (readIfThere(stamp) !== installed) writeFileSync(stamp, installed)
}

/** The node_modules folder is replaced meanwhile, so npm must not run on the Node in it. */
function npm(flags) {
  const { npm_execpath: npmPath, npm_node_execpath: npmNode } = process.env
  if (npmPath?.endsWith('.js') && npmNode && existsSync(npmNode) && !npmNode.startsWith(root)) {
    return runQuietly(npmNode, [npmPath, ...flags])
  }
  return runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', flags)
}

/** True after an `npm ci` or `npm install` by hand: npm records what it installed. */
function installedByHand(withDevelopment) {
  const own = readIfThere(stamp)
  // A production installation lacks files, which npm does not know.
  if (own?.endsWith(' running')) return false
  const noted = readIfThere(join(root, 'node_modules', '.package-lock.json'))
  if (!noted) return false
  const installed = JSON.parse(noted).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional === true ||
      entry.devOptional === true ||
      (entry.dev === true && !withDevelopment) ||
      installed[path]?.version === entry.version,
  )
}

function hashOfLock() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
