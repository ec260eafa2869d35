import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { errorBody } from '#shared/errors.ts'
import { pidsOf } from './processes.ts'
import { formOf, type Visitor } from './visitor.ts'

type Server = { pid: number | undefined; dataDir: string }
export type SmallDisk = {
  /** How the small disk is simulated. */
  how: string
  /** The command that starts a server. */
  under: string[]
  /** Frees space while the server runs. */
  enlarge(server: Server): void
}

const run = ([command = '', ...args]: readonly string[]) =>
  execFileSync(command, args, { stdio: 'pipe' })

/**
 * A disk of this size if one can be mounted, otherwise files that cannot grow beyond a part of it.
 */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  const script = `mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs "$0" && exec "$@"`
  const mounting = ['unshare', '--mount', 'sh', '-c', script, folder]
  const remount = ['mount', '-o', `remount,size=${megabytes * 3}m`, folder]
  try {
    run([...mounting, 'true'])
  } catch {
    return limitedFiles(megabytes / 4)
  }
  return {
    how: 'a small disk in memory',
    under: mounting,
    enlarge: ({ pid = 0 }) => void run(['nsenter', '--mount', `--target=${pid}`, ...remount]),
  }
}

function limitedFiles(megabytes: number): SmallDisk {
  return {
    how: 'a limit on the size of files, because nothing may be mounted here',
    under: ['prlimit', `--fsize=${megabytes * 2 ** 20}`],
    enlarge(server) {
      for (const pid of [...pidsOf('database', server), ...pidsOf('connection', server)]) {
        run(['prlimit', `--pid=${pid}`, '--fsize=unlimited'])
      }
    },
  }
}

/** Uploads until one is refused; returns the accepted ones, and how the rest was refused. */
export async function fillDisk(visitor: Visitor) {
  const taken: string[] = []
  for (let number = 0; number < 100; number += 1) {
    const name = `filler-${String(number).padStart(3, '0')}.pdf`
    // Damaged, so that only the original is stored; and incompressible.
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(4 * 1024 * 1024)])
    const answer = await visitor.post(
      '/api/documents/upload',
      formOf('documents', { [name]: content }),
    )
    if (answer.ok) taken.push(name)
    else return { taken, refusal: errorBody.parse(await answer.json()) }
  }
  throw new Error('the disk was never full')
}
