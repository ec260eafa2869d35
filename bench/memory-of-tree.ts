import { readdirSync, readFileSync } from 'node:fs'

/** Proportional memory of a server, of the processes that read files for it, and of its database; Linux only. */
export function memoryOfTree(root: number): { server: number; worker: number; database: number } {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  )
  const inTree = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || inTree(parents.get(pid)))
  const memory = { server: 0, worker: 0, database: 0 }
  for (const pid of [...parents.keys()].filter(inTree)) {
    const bytes = proportionalBytes(pid)
    if (pid === root) memory.server += bytes
    else if (read(pid, 'cmdline').includes('import-child')) memory.worker += bytes
    else if (/postgres/.test(read(pid, 'comm'))) memory.database += bytes
  }
  return memory
}

const parentOf = (pid: number) => {
  const match = /^PPid:\s+(\d+)/m.exec(read(pid, 'status'))
  return match ? Number(match[1]) : undefined
}

const proportionalBytes = (pid: number) => {
  const match = /^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))
  return match ? Number(match[1]) * 1024 : 0
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
