import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'

const binary = '/usr/sbin/dovecot'

/** Dovecot runs its processes as other users, which only root can do. */
export const hasDovecot = () => existsSync(binary) && process.getuid?.() === 0

/**
 * A real mail server on loopback with Gmail's folder names; `fill` puts messages into its folder
 * before anyone signs in.
 */
export async function openDovecot(
  user: string,
  password: string,
  fill: (mailFolder: string) => void = () => undefined,
) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'trove-dovecot-'))
  const port = await freePort()
  for (const name of ['run', 'state', 'mail']) mkdirSync(path.join(home, name))
  writeFileSync(path.join(home, 'users'), `${user}:{PLAIN}${password}\n`)
  const config = path.join(home, 'dovecot.conf')
  writeFileSync(config, settings(home, port))
  fill(path.join(home, 'mail'))
  execFileSync('chmod', ['755', home])
  execFileSync('chown', ['-R', 'dovecot:dovecot', path.join(home, 'mail')])
  const child = spawn(binary, ['-c', config, '-F'], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  await untilListening(port)
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exited
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  server.close()
  await once(server, 'close')
  return port
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(port, '127.0.0.1')
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (open) return
    await setTimeout(100)
  }
  throw new Error('the mail server did not start')
}

const settings = (home: string, port: number) => `
base_dir=${home}/run
state_dir=${home}/state
log_path=${home}/dovecot.log
info_log_path=${home}/dovecot.log
protocols=imap
listen=127.0.0.1
ssl=no
disable_plaintext_auth=no
auth_mechanisms=plain login
mail_location=maildir:${home}/mail/%n
mail_uid=dovecot
mail_gid=dovecot
first_valid_uid=1
passdb {
  driver=passwd-file
  args=scheme=PLAIN username_format=%u ${home}/users
}
userdb {
  driver=static
  args=uid=dovecot gid=dovecot home=${home}/mail/%n
}
service imap-login {
  chroot=
  inet_listener imap {
    port=${port}
  }
}
service stats {
  chroot=
}
namespace inbox {
  inbox=yes
  separator=/
  mailbox "[Gmail]/All Mail" {
    auto=subscribe
    special_use=\\All
  }
  mailbox "[Gmail]/Trash" {
    auto=subscribe
    special_use=\\Trash
  }
}
`
