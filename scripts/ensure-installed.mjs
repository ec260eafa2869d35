import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24, root } from './paths.mjs'
import { runQuietly } from './run-quietly.mjs'

const stamp = join(root, 'node_modules', '.trove-lock')

/** Installs the packages when they are missing or are not those of package-lock.json. */
export async function ensureInstalled() {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(node24) && (readIfThere(stamp) === lockHash || installedByHand())) {
    if (readIfThere(stamp) !== lockHash) writeFileSync(stamp, lockHash)
    return
  }
  console.log('Installing packages (about a minute) …')
  // The page is built from development packages, so they are needed under NODE_ENV=production too.
  const flags = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']
  await npm(flags)
  writeFileSync(stamp, lockHash)
}

/** The node_modules folder is replaced on the way, so npm must run on the Node that is not in it. */
function npm(flags) {
  const { npm_execpath: npmPath, npm_node_execpath: npmNode } = process.env
  if (npmPath?.endsWith('.js') && npmNode && existsSync(npmNode) && !npmNode.startsWith(root)) {
    return runQuietly(npmNode, [npmPath, ...flags])
  }
  return runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', flags)
}

/** True after an `npm ci` or `npm install` without us: npm notes what it installed. */
function installedByHand() {
  const note = readIfThere(join(root, 'node_modules', '.package-lock.json'))
  if (!note) return false
  const installed = JSON.parse(note).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional === true || installed[path]?.version === entry.version,
  )
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
