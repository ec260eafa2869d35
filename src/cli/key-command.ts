import { Command, Option } from 'commander'
import { apiKeyScopes } from '#shared/api-keys.ts'

/** Only these need the server's parts, which take a second to load. */
const load = () => import('./keys.ts')

type Settings = Record<string, string | undefined>
type Options = { json?: boolean }
type NewKey = { name: string; scope: string[]; days?: string }

/** API keys of the accounts of the data folder. */
export function keyCommand(settings: Settings): Command {
  const key = new Command('key')
    .description('Lists, makes and revokes API keys of the data folder; Trove may run.')
    .exitOverride()
  const command = (name: string, says: string) =>
    key
      .command(name)
      .description(says)
      .argument('<email>', 'whose keys')
      .option('--json', 'answers as JSON')

  command('list', 'Lists the keys of a person, and what they are for.').action(
    async (email: string, options: Options) => (await load()).listKeys(settings, email, options),
  )
  command('create', 'Makes a key, and prints it this once.')
    .requiredOption('--name <name>', 'a name for it, which the person sees in Account')
    .addOption(
      new Option('--scope <scopes...>', 'what it is for')
        .choices(apiKeyScopes)
        .makeOptionMandatory(),
    )
    .option('--days <days>', 'after so many days it opens nothing any more')
    .action(async (email: string, options: Options & NewKey) =>
      (await load()).createKey(settings, email, options),
    )
  command('revoke', 'Revokes a key.')
    .argument('<id>', 'its id, from the list')
    .action(async (email: string, id: string, options: Options) =>
      (await load()).revokeKey(settings, email, { id, ...options }),
    )
  return key
}
