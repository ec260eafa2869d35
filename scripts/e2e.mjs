import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { commandEnv, node24, root } from './paths.mjs'

await ensureInstalled()
await ensureBuilt()

const playwright = join('node_modules', '@playwright', 'test', 'cli.js')
const tests = spawn(node24, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: root,
  env: commandEnv(),
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tests.kill(signal))
tests.on('exit', (code) => process.exit(code ?? 1))
