import { Argument, Command, Option } from 'commander'
import { ask } from './ask.ts'
import { completionScript, shells, type Shell } from './completion.ts'
import { connect } from './connection.ts'
import { exportInto } from './export.ts'
import { importFiles, type ImportOptions } from './import.ts'
import { keyCommand } from './key-command.ts'
import { print } from './print.ts'
import { runCommand } from './run-command.ts'
import { search } from './search.ts'
import { userCommand } from './user-command.ts'
import { readWords } from './words.ts'

type Settings = Record<string, string | undefined>
type Reach = { url?: string }

const ends = `
Settings:
  TROVE_URL           address of Trove, where --url does not say it (http://localhost:3000)
  TROVE_API_KEY       an API key from Account, API keys
  TROVE_API_KEY_FILE  a file that holds the key, instead
  TROVE_DATA_DIR      the data folder, for backup, restore, user and key

Ends with 0 when it is done, 1 when it failed, 2 when it was used wrongly, and 3 when nothing was found
or the server refused.`

/** The commands with their arguments. */
export function createProgram(settings: Settings): Command {
  const program = new Command('trove')
    .description('Asks, searches, imports, exports and backs up what you keep in Trove.')
    .addHelpText('after', ends)
    .exitOverride()
    .showHelpAfterError('(trove --help says how it is used)')

  const reaching = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option('--url <address>', 'address of Trove')
      .option('--json', 'answers as JSON')
  const to = ({ url }: Reach) => connect(settings, { url })

  reaching('ask', 'Answers a question, with its evidence (a key with “Asking”).')
    .argument('[question...]', 'the question; is read from the input where it is left out')
    .option('--sql', 'shows the SQL of computed figures')
    .option('--in-steps', 'for questions that need several steps')
    .action(async (words: string[], options: Reach & Parameters<typeof ask>[2]) =>
      ask(to(options), await readWords(words), options),
    )
  reaching('search', 'Finds documents by words and meaning (a key with “Asking”).')
    .argument('[words...]', 'what to look for; is read from the input where it is left out')
    .action(async (words: string[], options: Reach & { json?: boolean }) =>
      search(to(options), await readWords(words), options),
    )
  reaching('export', 'Writes what the key may read into a new folder.')
    .argument('<folder>', 'a folder that is empty or not there yet')
    .action((folder: string, options: Reach & { json?: boolean }) =>
      exportInto(to(options), folder, options),
    )
  reaching('import', 'Imports files, and stores documents (a key with “Importing”).')
    .argument('<files...>', 'exports of other services, statements, and documents')
    .addOption(
      new Option('--as <kind>', 'what files are that no source is sure of').choices([
        'documents',
        'statement',
        'table',
      ]),
    )
    .option('--into <source>', 'the id of the source that they belong to')
    .option('--own-name <name>', 'who you are in chats that do not say it')
    .option('--no-wait', 'ends as soon as they are sent')
    .action((files: string[], options: Reach & ImportOptions) =>
      importFiles(to(options), files, options),
    )
  program
    .command('backup')
    .description('Copies everything of the data folder into one sealed file; Trove may run.')
    .argument('<file>', 'a file that is not there yet')
    .action((file: string) => runCommand('backup', file))
  program
    .command('restore')
    .description('Fills an empty data folder from a backup.')
    .argument('<file>', 'the backup')
    .action((file: string) => runCommand('restore', file))
  program.addCommand(userCommand(settings)).addCommand(keyCommand(settings))
  program
    .command('completion')
    .description('Prints what completes commands in a shell.')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .action((shell: Shell) => print(completionScript(program, shell).trimEnd()))
  return program
}
