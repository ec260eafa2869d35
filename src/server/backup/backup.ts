import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { sizeInWords } from '#shared/size-in-words.ts'
import { readConfig } from '#server/config.ts'
import { createS3Store } from '#server/objects/s3-store.ts'
import { readPresentKey } from '#server/vault/key-file.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { fileArgument, runCommand, showProgress } from './command.ts'
import { withUsedDatabase } from '#server/db/owner.ts'
import { writeBackup } from './write-backup.ts'

const shortest = 12

/** `npm run backup -- FILE`: copies everything into one sealed file, even while Trove runs. */
async function main(): Promise<string> {
  const config = readConfig()
  const { store } = config.originals
  const file = path.resolve(fileArgument('backup'))
  if (existsSync(file)) throw new Error(`${file} is there already. Give another name.`)
  const master = readPresentKey(config.masterKey, config.dataDir)
  const passphrase = await askPassphrase(config)
  if (passphrase.length < shortest) {
    throw new Error(
      `The passphrase needs at least ${shortest} characters: it alone guards what is in the file.`,
    )
  }
  await withUsedDatabase(config, (client) =>
    writeBackup(client, {
      file,
      passphrase,
      master,
      objects: store && createS3Store(store),
      onProgress: showProgress('Backed up'),
    }),
  )
  return [
    `Everything is in ${file} (${sizeInWords(statSync(file).size)}), the master key too.`,
    'Only the passphrase opens it: keep that apart from the file.',
  ].join('\n')
}

runCommand(main)
