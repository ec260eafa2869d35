import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { Item, Page } from '../connector.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createAppleMessages } from './apple-messages.ts'
import { encryptedBackup, plainBackup } from './backup.fixtures.ts'
import { sampleCount, sampleDatabase } from './sample-messages.fixtures.ts'

const read = (
  bytes: Buffer,
  given: { backupPassword?: string; deviceId?: string } = {},
): Promise<Page[]> => {
  const connector = createAppleMessages({ backupPassword: '', deviceId: '', ...given })
  const files = [memoryFile('Backup.zip', bytes)]
  return Array.fromAsync(connector.import?.(files, AbortSignal.timeout(60_000)) ?? [])
}
const messagesOf = (pages: readonly Page[]) =>
  pages
    .flatMap(({ items }) => items)
    .filter((item): item is Extract<Item, { kind: 'message' }> => item.kind === 'message')

test('an iPhone backup is recognised, with its messages and names', async () => {
  const backup = plainBackup(sampleDatabase())
  const connector = createAppleMessages({ backupPassword: '', deviceId: '' })
  expect(await connector.recognise?.(memoryFile('Backup.zip', backup))).toBe('an iPhone backup')
  const pages = await read(backup)
  const messages = messagesOf(pages)
  expect(messages).toHaveLength(sampleCount)
  expect(messages.find(({ key }) => key === 'G1')?.message).toMatchObject({
    chat: 'Bea Baker',
    author: 'Bea Baker',
    sender: '+15551234567',
  })
  expect(pages.flatMap(({ items }) => items).find(({ kind }) => kind === 'contact')).toMatchObject({
    contact: { name: 'Bea Baker', phones: ['(555) 123-4567'], emails: ['bea@example.org'] },
  })
})

test('an encrypted backup is read with its password', async () => {
  const backup = encryptedBackup(sampleDatabase(), 'rhubarb')
  const messages = messagesOf(await read(backup, { backupPassword: 'rhubarb' }))
  expect(messages).toEqual(messagesOf(await read(plainBackup(sampleDatabase()))))
})

test.each([
  ['a wrong password', 'sorrel'],
  ['no password', ''],
])('an encrypted backup with %s is refused as such', async (_, backupPassword) => {
  const backup = encryptedBackup(sampleDatabase(), 'rhubarb')
  await expect(read(backup, { backupPassword })).rejects.toMatchObject({ code: 'auth_failed' })
})

test('a backup of another device is reported', async () => {
  const backup = plainBackup(sampleDatabase())
  const notes = async (deviceId: string) =>
    (await read(backup, { deviceId })).flatMap((page) => page.notes ?? [])
  expect(await notes('00008101000a1b2c3d4e5f60')).toEqual([])
  expect(await notes("Dana's phone")).toEqual([])
  expect(await notes('Another phone')).toEqual([
    'This backup is of another device than the one you entered.',
  ])
})

test('WhatsApp chats in the same backup are pointed out', async () => {
  const database = sampleDatabase()
  const backup = zipOf([
    { name: 'Backup/3d/3d0d7e5fb2ce288813306e4d4636395e047a3d28', data: database },
    { name: 'Backup/7c/7c7fba66680ef796b916b067077cc246adacf01d', data: database },
  ])
  const notes = (await read(backup)).flatMap((page) => page.notes ?? [])
  expect(notes).toEqual([expect.stringMatching(/chats of WhatsApp too/)])
})

test('a backup that cannot be opened does not block another one', async () => {
  const connector = createAppleMessages({ backupPassword: 'sorrel', deviceId: '' })
  const files = [
    memoryFile('Old.zip', encryptedBackup(sampleDatabase(), 'rhubarb')),
    memoryFile('New.zip', plainBackup(sampleDatabase())),
  ]
  const pages = await Array.fromAsync(connector.import?.(files, AbortSignal.timeout(60_000)) ?? [])
  expect(messagesOf(pages)).toHaveLength(sampleCount)
  expect(pages.flatMap(({ failures = [] }) => failures)).toEqual([
    { item: 'Old.zip', reason: 'The password of this backup is missing or wrong' },
  ])
})

test('people get their names from address book cards next to the database', async () => {
  const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Bea Baker\nTEL:(555) 123-4567\nEND:VCARD\n'
  const zip = zipOf([
    { name: 'chat.db', data: sampleDatabase(), deflate: true },
    { name: 'contacts.vcf', data: card },
  ])
  expect(messagesOf(await read(zip)).find(({ key }) => key === 'G1')?.message.author).toBe(
    'Bea Baker',
  )
})

test('an encrypted backup asks for its password and checks it', async () => {
  const connector = createAppleMessages({ backupPassword: '', deviceId: '' })
  const closed = memoryFile('Backup.zip', encryptedBackup(sampleDatabase(), 'rhubarb'))
  expect(await connector.keyPrompt?.(closed)).toMatchObject({ label: 'Password of the backup' })
  expect(await connector.keyPrompt?.({ ...closed, key: 'radish' })).toBeDefined()
  const open = { ...closed, key: 'rhubarb' }
  expect(await connector.keyPrompt?.(open)).toBeUndefined()
  const pages = await Array.fromAsync(connector.import?.([open], AbortSignal.timeout(60_000)) ?? [])
  expect(messagesOf(pages)).toHaveLength(sampleCount)
  const plain = memoryFile('Backup.zip', plainBackup(sampleDatabase()))
  expect(await connector.keyPrompt?.(plain)).toBeUndefined()
})
