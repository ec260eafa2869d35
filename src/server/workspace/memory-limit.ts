import { execFile } from 'node:child_process'
import { residentOf } from '#server/ingestion/process-usage.ts'

/** For the program and the result of a statement. */
const programMb = 384
/**
 * V8 reserves this much for compiled code; it counts towards the kernel's limit, but is hardly ever
 * touched.
 */
const codeRangeMb = 512
/** Added to the kernel's limit on data: the program itself is resident, too. */
const residentAboveMb = 128
const watchMs = 25
const askedMs = 250

/** Most resident megabytes of a worker whose database has `memoryMb`. */
export const mostResidentMb = (memoryMb: number): number => memoryMb + programMb + residentAboveMb

/**
 * Node flags that make the kernel refuse memory beyond the limit, whatever it is for: DuckDB counts
 * its buffer blocks against its own limit, but not the texts and lists of functions. Where a shell
 * cannot set the limit (macOS), the watch below enforces it alone.
 */
export function withMemoryLimit(memoryMb: number, flags: readonly string[]) {
  if (process.platform === 'win32') return { execArgv: [...flags] }
  const kilobytes = (memoryMb + programMb + codeRangeMb) * 1024
  const script = `ulimit -d ${kilobytes} 2>/dev/null; exec "$0" "$@"`
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath, ...flags] }
}

/** Watches the resident memory of a process from outside, and reports when it exceeds the limit. */
export function createMemoryWatch(pid: number | undefined, limitMb: number, onOver: () => void) {
  let timer: NodeJS.Timeout | undefined
  const check = (bytes: number | undefined) => {
    if (bytes !== undefined && bytes > limitMb * 2 ** 20) onOver()
  }
  const isLinux = process.platform === 'linux'
  const look = isLinux ? () => check(residentOf(pid)) : () => askSystem(pid, check)
  return {
    /** Only during a call; an idle process does not grow. */
    start() {
      timer ??= setInterval(look, isLinux ? watchMs : askedMs)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
    },
  }
}

function askSystem(pid: number | undefined, report: (bytes: number | undefined) => void): void {
  if (pid === undefined || process.platform === 'win32') return
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, printed) => {
    if (!error) report(Number(printed) * 1024)
  })
}
