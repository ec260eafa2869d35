import { readConfig, type Config } from '#server/config.ts'
import { installPendingKey, readPendingKey, readPresentKey, writePendingKey } from './key-file.ts'
import { parseMasterKey, type MasterKey } from './master-key.ts'
import { withOwner } from './owner-connection.ts'
import { rewrapKeys } from './person-keys.ts'

const signedOut =
  'Everyone has to sign in again. What guests stored can no longer be reached and is swept.'

const howTo = `The master key is set by TROVE_MASTER_KEY. Set the new one as well:

  1. Make a key:         openssl rand -base64 32
  2. Stop Trove and run: TROVE_NEW_MASTER_KEY=<the new key> npm run key:rotate
  3. Set TROVE_MASTER_KEY to the new key and start Trove.`

/** `npm run key:rotate`: switches to a new master key and wraps every data key with it. */
async function main(): Promise<string> {
  const config = readConfig()
  const present = readPresentKey(config.masterKey, config.dataDir)
  return config.masterKey === undefined
    ? rotateFile(config, present)
    : rotateSetting(config, present)
}

async function rotateSetting(config: Config, present: MasterKey): Promise<string> {
  if (config.newMasterKey === undefined) throw new Error(howTo)
  const next = parseMasterKey(config.newMasterKey, 'TROVE_NEW_MASTER_KEY')
  if (next.id === present.id) throw new Error('The new master key is the same as the present one.')
  const { people } = await withOwner(config, (client) =>
    rewrapKeys(client, { from: [present, next], to: next }),
  )
  return [
    `Keys wrapped by the new master key (${next.id}): ${people}. ${signedOut}`,
    'Now set TROVE_MASTER_KEY to it and start Trove. Only backups made before now need the old key.',
  ].join('\n')
}

async function rotateFile(config: Config, present: MasterKey): Promise<string> {
  if (config.newMasterKey !== undefined) {
    throw new Error(
      'TROVE_NEW_MASTER_KEY goes with TROVE_MASTER_KEY only. A new key file is created automatically.',
    )
  }
  const { people, next } = await withOwner(config, async (client) => {
    // An interrupted rotation continues with its key, which may already wrap some data keys.
    const pending = readPendingKey(config.dataDir) ?? writePendingKey(config.dataDir)
    const rewrapped = await rewrapKeys(client, { from: [present, pending], to: pending })
    return { ...rewrapped, next: pending }
  })
  const kept = installPendingKey(config.dataDir, new Date())
  return [
    `Keys wrapped by the new master key (${next.id}): ${people}. ${signedOut}`,
    `The old key is kept in ${kept} for backups made before now; delete it when none is left.`,
  ].join('\n')
}

main().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The rotation failed.'}\n`)
    process.exitCode = 1
  },
)
