import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'

vi.setConfig({ testTimeout: 400_000 })

const outgoing = z.object({
  names: z.array(z.string()),
  packets: z.number(),
  connections: z.array(z.string()),
})
const visit = z.object({ left: outgoing, caught: outgoing })
const nothing = { names: [], packets: 0, connections: [] }

const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
const namespace = (resolvConf: string) => [
  'unshare',
  ...asRoot,
  '--net',
  '--mount',
  'sh',
  path.resolve('tests/process/network-namespace.sh'),
  resolvConf,
]

function mayMakeNamespace(resolvConf: string): boolean {
  const [command = '', ...rest] = namespace(resolvConf)
  return spawnSync(command, [...rest, 'true'], { stdio: 'ignore' }).status === 0
}

/** Initially empty folders of a run. */
function emptyFolders() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'trove-offline-'))
  const at = (name: string) => path.join(root, name)
  for (const name of ['home', 'tmp', 'work']) mkdirSync(at(name), { mode: 0o777 })
  return { at, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String)

test('no packet and no DNS query leaves a server in use, and no file is left in its folders', () => {
  using folders = emptyFolders()
  const { at } = folders
  const resolvConf = at('resolv.conf')
  writeFileSync(resolvConf, 'nameserver 127.0.0.1\n')
  const isolated = mayMakeNamespace(resolvConf)
  if (!isolated && process.platform !== 'linux') {
    process.stdout.write('Connections cannot be watched on this system: only files are checked.\n')
  } else if (!isolated) {
    process.stdout.write('No network namespace may be made here: only connections are watched.\n')
  }
  const run = [
    process.execPath,
    path.resolve('tests/process/offline-visit.ts'),
    at('data'),
    at('tmp'),
  ]
  const [command = '', ...rest] = isolated ? [...namespace(resolvConf), ...run, 'isolated'] : run
  const printed = execFileSync(command, rest, {
    cwd: at('work'),
    encoding: 'utf8',
    // As started by a person: no setting turns anything off.
    env: { PATH: process.env.PATH, HOME: at('home'), TMPDIR: at('tmp') },
  })
  const { left, caught } = visit.parse(JSON.parse(printed))
  expect(left).toEqual(nothing)
  if (isolated) expect(caught).toMatchObject({ names: ['caught.example'], packets: 1 })
  else if (process.platform === 'linux') expect(caught.connections).not.toEqual([])
  expect(filesIn(at('home'))).toEqual([])
  expect(filesIn(at('work'))).toEqual([])
  expect(filesIn(at('tmp'))).toEqual([])
})
