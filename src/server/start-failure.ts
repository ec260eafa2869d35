import type { Config } from './config.ts'

type Settings = Pick<Config, 'port' | 'dataDir' | 'databaseUrl'>

/** Error codes of a folder that is absent, not a folder, or not writable. */
const closedFolder = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST)$/
/** Error codes of an unreachable database; PostgreSQL's own codes have five characters. */
const noConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET|ENOENT)$/
const refusedLogIn = /^(28\w{3}|3D000)$/

/** The message when Trove cannot start: what is wrong, and what to do. */
export function describeStartFailure(error: unknown, settings?: Settings): string {
  const { message, code, syscall, path } = partsOf(error)
  if (settings) {
    const { port, dataDir, databaseUrl } = settings
    if (syscall === 'listen') return describePort(port, code)
    if (code === 'ENOSPC' || /no space left on device/i.test(message)) {
      return `There is no space left on the disk of the data folder ${dataDir}. Make room, and start again.`
    }
    if (path.startsWith(dataDir) && closedFolder.test(code)) {
      return `The data folder ${dataDir} cannot be used (${code}). Make it writable for the user who starts Trove, or set TROVE_DATA_DIR to another folder.`
    }
    if (databaseUrl !== undefined && (noConnection.test(code) || refusedLogIn.test(code))) {
      return `Trove cannot connect to the database at DATABASE_URL (${code}). Check the address, the user and the password, and that it is running.`
    }
  }
  return message === '' ? `Trove could not start (${code || 'unknown'}).` : message
}

function describePort(port: number, code: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or set PORT to another number.`
  }
  return `Port ${port} cannot be opened (${code}). Set PORT to another number, or HOST to an address of this machine.`
}

function partsOf(error: unknown) {
  const textOf = (name: string): string => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const [message, code] = [textOf('message'), textOf('code')]
  return { message, code, syscall: textOf('syscall'), path: textOf('path') }
}
