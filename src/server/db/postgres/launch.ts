import { spawn, type ChildProcess } from 'node:child_process'
import type { ProcessUser } from './process-user.ts'

/**
 * A server told to stop during crash recovery may wait for itself for ever; the next start recovers
 * from the state that SIGQUIT leaves. Sleeps in short steps, so that no sleeper is left for long.
 */
const graceSeconds = 'for second in 1 2 3 4 5; do sleep 1; done'

/**
 * Starts the server through a shell that holds the other end of a pipe: when this process ends,
 * even by a kill, the pipe closes and the shell stops the server. It has its own process group, so
 * that Ctrl-C reaches it only through us.
 */
export function launch(postgres: string, user: ProcessUser, args: string[]): ChildProcess {
  const options = { uid: user.uid, gid: user.gid, env: childEnvironment(), detached: true }
  if (process.platform === 'win32') {
    return spawn(postgres, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
  }
  // A shell gives background jobs no input, so the pipe is kept as descriptor 3.
  const script = `"$@" <&- 3<&- & server=$!
    (cat <&3 >/dev/null; kill -INT $server; ${graceSeconds}; kill -QUIT $server) & stopper=$!
    wait $server; code=$?; kill $stopper; exit $code`
  const [command, ...rest] = [
    ...user.prefix,
    'sh',
    '-c',
    `exec 3<&0; ${script}`,
    'postgres',
    postgres,
    ...args,
  ]
  return spawn(command ?? 'sh', rest, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
}

export function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}
