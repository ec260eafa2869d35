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
    .description('Lists, creates and revokes API keys in the data folder. Trove can keep running.')
    .exitOverride()
  const command = (name: string, description: string) =>
    key
      .command(name)
      .description(description)
      .argument('<email>', 'email of the account')
      .option('--json', 'print JSON')

  command('list', 'Lists the keys of a person with their scopes.').action(
    async (email: string, options: Options) => (await load()).listKeys(settings, email, options),
  )
  command('create', 'Creates a key and prints it. It is not shown again.')
    .requiredOption('--name <name>', 'name shown to the person in Account')
    .addOption(
      new Option('--scope <scopes...>', 'calls that the key may make')
        .choices(apiKeyScopes)
        .makeOptionMandatory(),
    )
    .option('--days <days>', 'days until the key expires')
    .action(async (email: string, options: Options & NewKey) =>
      (await load()).createKey(settings, email, options),
    )
  command('revoke', 'Revokes a key.')
    .argument('<id>', 'id of the key, from the list')
    .action(async (email: string, id: string, options: Options) =>
      (await load()).revokeKey(settings, email, { id, ...options }),
    )
  return key
}
