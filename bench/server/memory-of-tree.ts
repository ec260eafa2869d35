import { readdirSync, readFileSync } from 'node:fs'

/** Proportional memory of a server, of the processes that read files for it, and of its database; Linux only. */
export function memoryOfTree(root: number): { server: number; worker: number; database: number } {
  const memory = { server: 0, worker: 0, database: 0 }
  for (const pid of treeOf(root)) {
    const bytes = kilobytes(pid, 'smaps_rollup', 'Pss')
    if (pid === root) memory.server += bytes
    else if (read(pid, 'cmdline').includes('import-child')) memory.worker += bytes
    else if (/postgres/.test(read(pid, 'comm'))) memory.database += bytes
  }
  return memory
}

/** Proportional bytes of a process and its descendants; Linux only. */
export const proportionalOfTree = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + kilobytes(pid, 'smaps_rollup', 'Pss'), 0)

/** Processor time of a process and its living descendants so far; Linux only. */
export const cpuSecondsOfTree = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + cpuSeconds(pid), 0)

const ticksASecond = 100

/** The name of the program, in parentheses, may contain blanks. */
function cpuSeconds(pid: number): number {
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksASecond
}

/** Resident bytes of a process and its descendants, by program; Linux only. */
export function residentOfTree(root: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const pid of treeOf(root)) {
    const name = pid === root ? 'server' : programOf(pid)
    sums.set(name, (sums.get(name) ?? 0) + kilobytes(pid, 'status', 'VmRSS'))
  }
  return sums
}

/** A process and its descendants; Linux only. */
export function treeOf(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  )
  const inTree = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || inTree(parents.get(pid)))
  return [...parents.keys()].filter(inTree)
}

/** The script that Node runs, without its extension, or the name of the program. */
const programOf = (pid: number): string =>
  /([\w-]+)\.[mc]?[jt]s\0/.exec(read(pid, 'cmdline'))?.[1] ?? read(pid, 'comm').trim()

const parentOf = (pid: number) => {
  const match = /^PPid:\s+(\d+)/m.exec(read(pid, 'status'))
  return match ? Number(match[1]) : undefined
}

const kilobytes = (pid: number, file: string, name: string) => {
  const match = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(pid, file))
  return match ? Number(match[1]) * 1024 : 0
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
