import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

/** PostgreSQL refuses to run as root. This says how to start its programs here. */
export type ProcessUser = {
  /** Command that the program and its arguments are appended to. */
  prefix: string[]
  uid?: number
  gid?: number
}

const unprivileged = 65_534

/** Under root: a user namespace that maps root to an ordinary user, else an unprivileged uid. */
export function processUser(): ProcessUser {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const prefix = ['unshare', '-U', '--map-user=1000', '--map-group=1000']
  const trial = spawnSync(prefix[0] ?? '', [...prefix.slice(1), 'true'], { stdio: 'ignore' })
  if (trial.status === 0) return { prefix }
  return { prefix: [], uid: unprivileged, gid: unprivileged }
}

/** Hands folders over to the user under which PostgreSQL runs. */
export function handOver(user: ProcessUser, ...folders: string[]): void {
  if (user.uid === undefined || user.gid === undefined) return
  for (const folder of folders) chownSync(folder, user.uid, user.gid)
}
