// Starts the product from a bare checkout like a person, asks one question about one document,
// stops it, and checks that nothing is left.
import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { askOneQuestion } from './ask-one-question.mjs'
import { root } from './paths.mjs'

// Less than a minute on an idle machine; this one may be busy.
const START_LIMIT_MS = 240_000
const STOP_LIMIT_MS = 20_000
// Three seconds on an idle machine.
const SECOND_START_LIMIT_MS = 12_000
const PACKAGES_LIMIT_KB = 700 * 1024

const checkout = mkdtempSync(join(tmpdir(), 'trove-checkout-'))
const dataDir = mkdtempSync(join(tmpdir(), 'trove-smoke-'))
const port = await freePort()
let child
try {
  copyCheckout()
  const firstStartMs = await start()
  console.log(`The first start took ${(firstStartMs / 1000).toFixed(1)} s`)
  checkSize()
  await askOneQuestion(`http://127.0.0.1:${port}`)
  await stop()
  const secondStartMs = await start()
  console.log(`The second start took ${(secondStartMs / 1000).toFixed(1)} s`)
  if (secondStartMs > SECOND_START_LIMIT_MS) throw new Error('The second start was too slow')
  await stop()
} finally {
  if (child) killGroup(child.pid)
  for (const folder of [dataDir, checkout]) rmSync(folder, { recursive: true, force: true })
}

/** Tracked files and new ones in their current state: no packages, no built page, no data. */
function copyCheckout() {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const path of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(checkout, path)), { recursive: true })
    cpSync(join(root, path), join(checkout, path))
  }
}

function checkSize() {
  if (process.platform !== 'linux') return
  const du = execFileSync('du', ['-sk', join(checkout, 'node_modules')], { encoding: 'utf8' })
  const kilobytes = Number.parseInt(du, 10)
  console.log(`The packages take ${Math.round(kilobytes / 1024)} MB`)
  if (kilobytes > PACKAGES_LIMIT_KB) throw new Error('The packages take too much room')
}

async function start() {
  const startedAt = Date.now()
  // In its own process group, so that everything it starts can be identified and ended.
  child = spawn('npm', ['start'], {
    cwd: checkout,
    detached: true,
    env: { ...process.env, PORT: String(port), TROVE_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('No ready line')), START_LIMIT_MS)
    let printed = ''
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      printed += chunk
      if (!printed.includes('Trove is ready at')) return
      clearTimeout(timer)
      ready()
    })
    child.once('exit', (code) => fail(new Error(`npm start ended with ${code}`)))
  })
  return Date.now() - startedAt
}

async function stop() {
  const group = child.pid
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // Like Ctrl-C: to the whole group.
  process.kill(-group, 'SIGINT')
  const timer = setTimeout(() => killGroup(group), STOP_LIMIT_MS)
  await ended
  clearTimeout(timer)
  child = undefined
  const left = processesOf(group)
  if (left.length > 0) throw new Error(`Still running after the stop: ${left.join(', ')}`)
}

/**
 * Processes of the group, and those with our data folder in their command line wherever they moved
 * to.
 */
function processesOf(group) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [state, , groupOf] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return state !== 'Z' && (Number(groupOf) === group || command.includes(dataDir))
    } catch {
      return false
    }
  })
}

function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

async function freePort() {
  const probe = createServer()
  await new Promise((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port: free } = probe.address()
  await new Promise((closed) => probe.close(closed))
  return free
}
