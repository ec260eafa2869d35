import type { ContractCase } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createAppleMessages } from './apple-messages.ts'
import { encryptedBackup, plainBackup } from './backup.fixtures.ts'
import { sampleCount, sampleDatabase } from './sample-messages.fixtures.ts'

const password = 'rhubarb'
/** The number of people in the backup's address book. */
const people = 1

export const appleMessagesContract: ContractCase = {
  name: 'apple_messages',
  connector: createAppleMessages({ backupPassword: password, deviceId: '' }),
  files: [
    { file: memoryFile('chat.db', sampleDatabase()), items: sampleCount },
    {
      file: memoryFile('Backup.zip', plainBackup(sampleDatabase())),
      items: sampleCount + people,
    },
    {
      file: memoryFile('Encrypted backup.zip', encryptedBackup(sampleDatabase(), password)),
      items: sampleCount + people,
    },
  ],
}
