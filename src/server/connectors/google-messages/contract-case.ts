import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { ContractCase } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createGoogleMessages } from './google-messages.ts'
import {
  callsBackup,
  smsBackup,
  smsBackupCount,
  smsIeCount,
  smsIeLines,
} from './sms-backup.fixtures.ts'

export const googleMessagesContract: ContractCase = {
  name: 'google_messages',
  connector: createGoogleMessages({ phoneNumber: '+15550001111', googleAccount: '' }),
  files: [
    { file: memoryFile('sms-20250314100000.xml', smsBackup), items: smsBackupCount },
    { file: memoryFile('calls-20250314100000.xml', callsBackup), items: 2 },
    {
      file: memoryFile(
        'messages-2025-03-14.zip',
        zipOf([{ name: 'messages.ndjson', data: smsIeLines, deflate: true }]),
      ),
      items: smsIeCount,
    },
  ],
}
