import { Command } from 'commander'
import type { PersonChange } from '#shared/administration.ts'

/** Only these need the server's parts, which take a second to load. */
const load = () => import('./users.ts')

type Settings = Record<string, string | undefined>
type Options = { json?: boolean }

type Change = { name: string; says: string; change: PersonChange; done: string }
const changes: readonly Change[] = [
  {
    name: 'disable',
    says: 'Signs somebody out everywhere and keeps them out; nothing is deleted.',
    change: { disabled: true },
    done: 'is disabled',
  },
  {
    name: 'enable',
    says: 'Lets somebody in again.',
    change: { disabled: false },
    done: 'is enabled',
  },
  {
    name: 'promote',
    says: 'Makes somebody an admin.',
    change: { admin: true },
    done: 'is an admin',
  },
  {
    name: 'demote',
    says: 'Makes an admin a user like others.',
    change: { admin: false },
    done: 'is no admin any more',
  },
]

/** Accounts of the data folder. */
export function userCommand(settings: Settings): Command {
  const user = new Command('user')
    .description('Lists, adds and changes accounts of the data folder; Trove may run.')
    .exitOverride()
  const command = (name: string, says: string) =>
    user.command(name).description(says).option('--json', 'answers as JSON')

  command('list', 'Lists accounts, the newest first.').action(async (options: Options) =>
    (await load()).listUsers(settings, options),
  )
  command('add', 'Makes an account, and prints a link under which its password is chosen.')
    .argument('<email>', 'the email that the person signs in with')
    .option('--name <name>', 'the name of the person')
    .option('--password-stdin', 'reads the password from the input instead')
    .action(async (email: string, options: Options & { name?: string; passwordStdin?: boolean }) =>
      (await load()).addUser(settings, email, options),
    )
  command('reset', 'Prints a link under which another password is chosen.')
    .argument('<email>', 'the email of the account')
    .action(async (email: string, options: Options) =>
      (await load()).resetUser(settings, email, options),
    )
  for (const { name, says, ...change } of changes) {
    command(name, says)
      .argument('<email>', 'the email of the account')
      .action(async (email: string, options: Options) =>
        (await load()).changeUser(settings, email, { ...change, ...options }),
      )
  }
  return user
}
