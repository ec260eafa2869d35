import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Locks the data folder for this process; throws with a clear message if another one holds it. */
export function lockDataFolder(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = path.join(dataDir, 'trove.lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      return { release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const [pid, start] = readFileSync(file, 'utf8').split(' ')
    if (isRunning(Number(pid), start ?? '')) break
    rmSync(file, { force: true })
  }
  throw new Error(
    `Another Trove is already running on the data folder ${dataDir}. Stop it first, or set TROVE_DATA_DIR to another folder.`,
  )
}

/** Whether another process holds the data folder. */
export function isDataFolderLocked(dataDir: string): boolean {
  const file = path.join(dataDir, 'trove.lock')
  if (!existsSync(file)) return false
  const [pid, start] = readFileSync(file, 'utf8').split(' ')
  return isRunning(Number(pid), start ?? '')
}

function isRunning(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return startOf(pid) === start
}

/** When a process started, to recognise a reused process id. Known on Linux only. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
