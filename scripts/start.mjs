import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureRunnable } from './ensure-installed.mjs'
import { commandEnv, node24, root, serverRuntime } from './paths.mjs'

const PARENT_CHECK_MS = 500

try {
  await ensureRunnable()
  await ensureBuilt()
  serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Runs the server on Node 24 until it ends, and exits with the same code. */
function serve() {
  const preload = pathToFileURL(join(root, 'scripts', 'stop-with-parent.mjs')).href
  const flags = [...serverRuntime.flags, '--import', preload]
  const server = spawn(node24, [...flags, join('src', 'server', 'main.ts')], {
    cwd: root,
    env: commandEnv({ ...serverRuntime.environment, NODE_ENV: 'production' }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  if (process.env.npm_lifecycle_event) whenOrphaned(() => server.kill('SIGTERM'))
  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exitCode = 1
  })
  server.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal])
  })
}

/** npm may end without telling us: its shell does not pass on signals. */
function whenOrphaned(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, PARENT_CHECK_MS)
  timer.unref()
}
