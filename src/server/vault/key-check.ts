import { readConfig } from '#server/config.ts'
import { readPendingKey, readPresentKey } from './key-file.ts'
import { withOwner } from './owner-connection.ts'
import { checkKeys } from './person-keys.ts'

/** `npm run key:check`: reports whether every person's key opens with the current master key. */
async function main(): Promise<string> {
  const config = readConfig()
  const master = readPresentKey(config.masterKey, config.dataDir)
  const { people, closed } = await withOwner(config, (client) => checkKeys(client, master))
  if (closed > 0) {
    const isInterrupted =
      config.masterKey === undefined && readPendingKey(config.dataDir) !== undefined
    throw new Error(
      `${closed} of ${people} keys do not open with the present master key (${master.id}).` +
        (isInterrupted ? '\nA rotation was interrupted. `npm run key:rotate` finishes it.' : ''),
    )
  }
  return `Every key opens with the present master key (${master.id}). People and guests: ${people}.`
}

main().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The check failed.'}\n`)
    process.exitCode = 1
  },
)
