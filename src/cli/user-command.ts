import { Command } from 'commander'
import type { PersonChange } from '#shared/administration.ts'

/** Only these need the server's parts, which take a second to load. */
const load = () => import('./users.ts')

type Settings = Record<string, string | undefined>
type Options = { json?: boolean }

type Change = { name: string; description: string; change: PersonChange; done: string }
const changes: readonly Change[] = [
  {
    name: 'disable',
    description: 'Signs a person out everywhere and blocks signing in. Nothing is deleted.',
    change: { disabled: true },
    done: 'is disabled',
  },
  {
    name: 'enable',
    description: 'Lets a person sign in again.',
    change: { disabled: false },
    done: 'is enabled',
  },
  {
    name: 'promote',
    description: 'Makes a person an admin.',
    change: { admin: true },
    done: 'is an admin',
  },
  {
    name: 'demote',
    description: 'Makes an admin an ordinary user.',
    change: { admin: false },
    done: 'is no longer an admin',
  },
]

/** Accounts of the data folder. */
export function userCommand(settings: Settings): Command {
  const user = new Command('user')
    .description('Lists, adds and changes accounts in the data folder. Trove can keep running.')
    .exitOverride()
  const command = (name: string, description: string) =>
    user.command(name).description(description).option('--json', 'print JSON')

  command('list', 'Lists accounts, newest first.').action(async (options: Options) =>
    (await load()).listUsers(settings, options),
  )
  command('add', 'Creates an account and prints a link to choose its password.')
    .argument('<email>', 'email for signing in')
    .option('--name <name>', 'name of the person')
    .option('--password-stdin', 'read the password from standard input instead')
    .action(async (email: string, options: Options & { name?: string; passwordStdin?: boolean }) =>
      (await load()).addUser(settings, email, options),
    )
  command('reset', 'Prints a link to choose a new password.')
    .argument('<email>', 'email of the account')
    .action(async (email: string, options: Options) =>
      (await load()).resetUser(settings, email, options),
    )
  for (const { name, description, ...change } of changes) {
    command(name, description)
      .argument('<email>', 'email of the account')
      .action(async (email: string, options: Options) =>
        (await load()).changeUser(settings, email, { ...change, ...options }),
      )
  }
  return user
}
