import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './ensure-installed.mjs'
import { commandEnv, node24, root, serverRuntime } from './paths.mjs'

await ensureInstalled()

// The page is at Vite's address and is updated in place; the server restarts when its code changes.
const vite = join('node_modules', 'vite', 'bin', 'vite.js')
const watch = ['--watch', '--watch-preserve-output']
const children = [
  spawn(node24, [...serverRuntime.flags, ...watch, 'src/server/main.ts'], options()),
  spawn(node24, [vite, '--clearScreen', 'false'], options()),
]
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop('SIGTERM')
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop('SIGTERM'))

function options() {
  return { cwd: root, env: commandEnv({ NODE_ENV: 'development' }), stdio: 'inherit' }
}

function stop(signal) {
  for (const child of children) if (child.exitCode === null) child.kill(signal)
}
