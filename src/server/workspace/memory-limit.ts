import { execFile } from 'node:child_process'
import { residentOf } from '#server/ingestion/extraction-process.ts'

/** Room for the program and for the result of a statement. */
const programMb = 384
/** V8 maps so much for compiled code; it counts for the kernel, but hardly any of it is ever touched. */
const codeRangeMb = 512
/** Above what the kernel allows: the program itself is resident, too, and no data. */
const residentAboveMb = 128
const watchMs = 25
const askedMs = 250

/** How many megabytes a worker may have resident whose database has `memoryMb`. */
export const mostResidentMb = (memoryMb: number): number => memoryMb + programMb + residentAboveMb

/**
 * How to start Node so that the kernel refuses it memory beyond the limit, whatever it is for:
 * DuckDB counts blocks of its buffers against its own limit, but not what functions make of texts and
 * lists. Where a shell cannot set that limit (macOS), the watch below holds it alone.
 */
export function withMemoryLimit(memoryMb: number, flags: readonly string[]) {
  if (process.platform === 'win32') return { execArgv: [...flags] }
  const kilobytes = (memoryMb + programMb + codeRangeMb) * 1024
  const script = `ulimit -d ${kilobytes} 2>/dev/null; exec "$0" "$@"`
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath, ...flags] }
}

/** Watches how much of a process is resident, from outside, and says when it is over the limit. */
export function createMemoryWatch(pid: number | undefined, limitMb: number, onOver: () => void) {
  let timer: NodeJS.Timeout | undefined
  const check = (bytes: number | undefined) => {
    if (bytes !== undefined && bytes > limitMb * 2 ** 20) onOver()
  }
  const isLinux = process.platform === 'linux'
  const look = isLinux ? () => check(residentOf(pid)) : () => askSystem(pid, check)
  return {
    /** While it works on something; one that rests does not grow. */
    start() {
      timer ??= setInterval(look, isLinux ? watchMs : askedMs)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
    },
  }
}

function askSystem(pid: number | undefined, tell: (bytes: number | undefined) => void): void {
  if (pid === undefined || process.platform === 'win32') return
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, printed) => {
    if (!error) tell(Number(printed) * 1024)
  })
}
