import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Indexed = { name: string; seconds: number } | { name: string; missing: string }

/** Debian's mail indexers over a Maildir, if they are installed. */
export function runIndexers(maildir: string, folder: string): Indexed[] {
  return [timed('notmuch', () => notmuch(maildir, folder)), timed('mu', () => mu(maildir, folder))]
}

function timed(name: string, work: () => number): Indexed {
  try {
    execFileSync('which', [name], { stdio: 'ignore' })
  } catch {
    return { name, missing: `${name} is not installed, so nothing is compared with it` }
  }
  return { name, seconds: work() }
}

function notmuch(maildir: string, folder: string): number {
  const config = path.join(folder, 'notmuch.conf')
  writeFileSync(
    config,
    `[database]\npath=${maildir}\n[user]\nname=Ada\nprimary_email=ada@example.org\n[new]\ntags=new\n`,
  )
  return secondsOf(() => {
    execFileSync('notmuch', ['--config', config, 'new', '--quiet'], { stdio: 'ignore' })
  })
}

function mu(maildir: string, folder: string): number {
  const home = path.join(folder, 'mu')
  mkdirSync(home)
  return secondsOf(() => {
    execFileSync('mu', ['init', `--muhome=${home}`, `--maildir=${maildir}`], { stdio: 'ignore' })
    execFileSync('mu', ['index', `--muhome=${home}`, '--quiet'], { stdio: 'ignore' })
  })
}

function secondsOf(work: () => void): number {
  const startedAt = performance.now()
  work()
  return (performance.now() - startedAt) / 1000
}
