import { readFileSync } from 'node:fs'

/** Memory of a process in bytes; unknown on systems other than Linux. */
export function residentOf(pid: number | undefined): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

/** Even a process that only waits for a processor ends after this many times its limit. */
const busyFactor = 3

/**
 * Tells whether a process has had its time from now on, not counting what it waited for the
 * processor of a busy machine.
 */
export function deadlineOf(pid: number | undefined, limitMs: number): () => boolean {
  const begunAt = Date.now()
  const waitedBefore = waitedMsOf(pid)
  return () => {
    const passedMs = Date.now() - begunAt
    if (passedMs <= limitMs) return false
    const waitedMs = waitedMsOf(pid) - waitedBefore
    return passedMs - waitedMs > limitMs || passedMs > limitMs * busyFactor
  }
}

/** 0 where the system does not say. */
function waitedMsOf(pid: number | undefined): number {
  const nanoseconds = Number(readProc(pid, 'schedstat')?.split(' ')[1])
  return Number.isNaN(nanoseconds) ? 0 : nanoseconds / 1_000_000
}

function readProc(pid: number | undefined, file: 'status' | 'schedstat'): string | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    // The process has just ended, or the kernel keeps no such figures.
    return undefined
  }
}
