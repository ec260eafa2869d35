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
  TROVE_URL           address of the server, if --url is not given (http://localhost:3000)
  TROVE_API_KEY       an API key from Account, API keys
  TROVE_API_KEY_FILE  a file that holds the key, instead
  TROVE_DATA_DIR      the data folder, for backup, restore, user and key

Exit codes: 0 for success, 1 for failure, 2 for wrong usage, and 3 if nothing was found
or the server refused.`

/** The commands with their arguments. */
export function createProgram(settings: Settings): Command {
  const program = new Command('trove')
    .description('Asks, searches, imports, exports and backs up your data in Trove.')
    .addHelpText('after', ends)
    .exitOverride()
    .showHelpAfterError('(see trove --help)')

  const reaching = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option('--url <address>', 'address of the server')
      .option('--json', 'print JSON')
  const to = ({ url }: Reach) => connect(settings, { url })

  reaching('ask', 'Answers a question with evidence (needs a key with “Asking”).')
    .argument('[question...]', 'question; read from standard input if omitted')
    .option('--sql', 'print the SQL of computed figures')
    .option('--in-steps', 'answer in several steps')
    .action(async (words: string[], options: Reach & Parameters<typeof ask>[2]) =>
      ask(to(options), await readWords(words), options),
    )
  reaching('search', 'Finds documents by words and meaning (needs a key with “Asking”).')
    .argument('[words...]', 'search words; read from standard input if omitted')
    .action(async (words: string[], options: Reach & { json?: boolean }) =>
      search(to(options), await readWords(words), options),
    )
  reaching('export', 'Writes all data that the key may read into a new folder.')
    .argument('<folder>', 'empty or new folder')
    .action((folder: string, options: Reach & { json?: boolean }) =>
      exportInto(to(options), folder, options),
    )
  reaching('import', 'Imports files and stores documents (needs a key with “Importing”).')
    .argument('<files...>', 'exports from other services, statements and documents')
    .addOption(
      new Option('--as <kind>', 'treat files of unknown meaning as this').choices([
        'documents',
        'statement',
        'table',
      ]),
    )
    .option('--into <source>', 'id of the source')
    .option('--own-name <name>', 'your name in chats that do not mark your messages')
    .option('--no-wait', 'exit once the files are uploaded')
    .action((files: string[], options: Reach & ImportOptions) =>
      importFiles(to(options), files, options),
    )
  program
    .command('backup')
    .description('Copies the whole data folder into one sealed file. Trove can keep running.')
    .argument('<file>', 'new file')
    .action((file: string) => runCommand('backup', file))
  program
    .command('restore')
    .description('Fills an empty data folder from a backup.')
    .argument('<file>', 'backup file')
    .action((file: string) => runCommand('restore', file))
  program.addCommand(userCommand(settings)).addCommand(keyCommand(settings))
  program
    .command('completion')
    .description('Prints the completion script for a shell.')
    .addArgument(new Argument('<shell>', 'name of the shell').choices(shells))
    .action((shell: Shell) => print(completionScript(program, shell).trimEnd()))
  return program
}
