import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '#server/config.ts'
import { masterKeyFile, parseMasterKey, writeMasterKey } from '#server/vault/master-key.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { fileArgument, runCommand, showProgress } from './command.ts'
import { checkBackup, restoreBackup, type CheckedBackup } from './restore-backup.ts'
import { withIdleDatabase } from '#server/db/owner.ts'

/** `npm run restore -- FILE`: fills an empty data folder, or an empty database, from a backup. */
async function main(): Promise<string> {
  const config = readConfig()
  const file = path.resolve(fileArgument('restore'))
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  assertUnused(config)
  const backup = { file, passphrase: await askPassphrase(config) }
  const checked = await checkBackup(backup)
  const isKeyMade = makeKey(config, checked)
  try {
    await withIdleDatabase(config, (client) =>
      restoreBackup(client, backup, checked, showProgress('Restored')),
    )
  } catch (error) {
    if (isKeyMade) rmSync(masterKeyFile(config.dataDir), { force: true })
    if (config.databaseUrl === undefined)
      rmSync(clusterFolder(config), { recursive: true, force: true })
    throw error
  }
  const { createdAt, version } = checked.about
  return `Restored as it was on ${createdAt.slice(0, 16).replace('T', ' at ')} UTC, in Trove ${version}. Start Trove now.`
}

const clusterFolder = ({ dataDir }: Config) => path.join(dataDir, 'postgres')

function assertUnused(config: Config): void {
  const isUsed = config.databaseUrl === undefined && existsSync(clusterFolder(config))
  if (!isUsed) return
  throw new Error(
    `The data folder ${config.dataDir} is in use already. Set TROVE_DATA_DIR to an empty one.`,
  )
}

/** Installs the master key of the backup; returns whether there was none. */
function makeKey({ masterKey, dataDir }: Config, { master }: CheckedBackup): boolean {
  const file = masterKeyFile(dataDir)
  if (masterKey !== undefined) {
    if (parseMasterKey(masterKey, 'TROVE_MASTER_KEY').id === master.id) return false
    throw new Error(
      'TROVE_MASTER_KEY is another key than that of the backup. Leave it out, or set the one that was in use.',
    )
  }
  if (existsSync(file)) {
    throw new Error(`There is a key in ${file} already. Set TROVE_DATA_DIR to an empty folder.`)
  }
  writeMasterKey(file, master.bytes)
  return true
}

runCommand(main)
