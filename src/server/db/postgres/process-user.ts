import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

/** How to start PostgreSQL's programs here, which refuse to run as root. */
export type ProcessUser = {
  /** Command to which the program and its arguments are appended. */
  prefix: string[]
  uid?: number
  gid?: number
}

const unprivileged = 65_534

/** For root: a user namespace that maps root to an ordinary user, else an unprivileged uid. */
export function processUser(): ProcessUser {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const prefix = ['unshare', '-U', '--map-user=1000', '--map-group=1000']
  const trial = spawnSync(prefix[0] ?? '', [...prefix.slice(1), 'true'], { stdio: 'ignore' })
  if (trial.status === 0) return { prefix }
  return { prefix: [], uid: unprivileged, gid: unprivileged }
}

/** Makes PostgreSQL's user the owner of folders. */
export function giveOwnership(user: ProcessUser, ...folders: string[]): void {
  if (user.uid === undefined || user.gid === undefined) return
  for (const folder of folders) chownSync(folder, user.uid, user.gid)
}
