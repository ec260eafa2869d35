import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Process = { pid: number; parent: number; args: string }

const programs = {
  reading: 'extract-worker',
  import: 'import-child',
  tables: 'workspace-worker',
} as const

/**
 * Parts of a server that can be killed: itself, its database, one of its connections, or a worker.
 */
export type Part = 'server' | 'database' | 'connection' | keyof typeof programs
export const parts: readonly Part[] = [
  'server',
  'database',
  'connection',
  'reading',
  'import',
  'tables',
]

function listProcesses(): Process[] {
  return execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return args === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }]
    })
}

/** The running processes of this part of a server. */
export function pidsOf(part: Part, server: { pid: number | undefined; dataDir: string }): number[] {
  switch (part) {
    case 'server':
      return server.pid === undefined ? [] : [server.pid]
    case 'database':
      return postmaster(server.dataDir)
    case 'connection':
      return postmaster(server.dataDir).flatMap((pid) => childrenOf(pid, /^postgres: trove_owner/))
    case 'reading':
    case 'import':
    case 'tables':
      return childrenOf(server.pid ?? -1, new RegExp(programs[part]))
  }
}

/** The children of a process, by their command line. */
export function childrenOf(pid: number, command: RegExp): number[] {
  return listProcesses()
    .filter(({ parent, args }) => parent === pid && command.test(args))
    .map((child) => child.pid)
}

function postmaster(dataDir: string): number[] {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid')
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 1 ? [pid] : []
  } catch {
    return []
  }
}

/** Processes whose command line contains the folder. */
export function processesOf(folder: string): string[] {
  return listProcesses()
    .map(({ args }) => args)
    .filter((args) => args.includes(folder))
}
