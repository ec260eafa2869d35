import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { readImport } from '../read-import.fixtures.ts'
import { linesOf } from './lines.ts'
import { readTrove } from './read-credential.ts'
import { createTrove } from './trove.ts'

const key = `trv_${'k'.repeat(43)}`

test.for([
  [`${key}@https://trove.example.org`, '', 'https://trove.example.org'],
  [` ${key}@https://trove.example.org/account `, '', 'https://trove.example.org'],
  [`${key}@trove.example.org:8443`, '', 'https://trove.example.org:8443'],
  [key, 'trove.example.org/', 'https://trove.example.org'],
  [`${key}@https://one.example`, 'https://two.example', 'https://one.example'],
  [key, '', ''],
] as const)('%s with the address "%s" leads to "%s"', ([entered, field, address]) => {
  expect(readTrove(entered, field)).toEqual({ key, address })
})

test('a text that is no key means that an export follows instead', () => {
  const connectors = ['', 'file', 'sk-of-nobody'].map((apiKey) =>
    createTrove({ apiKey, userId: 'ada', address: 'https://trove.example.org' }),
  )
  expect(connectors.map(({ verify }) => verify)).toEqual([undefined, undefined, undefined])
})

test('lines are complete however a file is split', async () => {
  const bytes = Buffer.from('{"a":"é"}\n\n{"b":"漢字"}')
  for (let size = 1; size < bytes.length; size++) {
    const lines = await Array.fromAsync(linesOf(pieces(bytes, size)))
    expect(lines).toEqual(['{"a":"é"}', '', '{"b":"漢字"}'])
  }
})

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    yield await Promise.resolve(bytes.subarray(at, at + size))
  }
}

const manifest = JSON.stringify({
  format: 'trove-export',
  version: 1,
  exportedAt: '2026-01-02T03:04:05.000Z',
  userId: 'ada',
})
const line = (id: string, kind: string, value: unknown) =>
  `${JSON.stringify({ id, kind, source: null, occurredAt: null, value })}\n`

test('unreadable parts of an archive are reported, and the rest is read', async () => {
  const archive = memoryFile(
    'mine.zip',
    zipOf([
      // Packed again with the folder it was unpacked to.
      { name: 'trove-export/trove-export.json', data: manifest },
      {
        name: 'trove-export/records/accounts.jsonl',
        data: [
          line('1', 'account', {
            name: 'Checking',
            bank: 'Orchard Bank',
            account: '4321',
            balance: 100,
            currency: 'EUR',
            asOf: '2026-01-02',
          }),
          line('2', 'account', { name: 'Without a balance' }),
          line('3', 'dream', { about: 'flying' }),
          'no JSON\n',
        ].join(''),
      },
      { name: 'trove-export/records/accounts.csv', data: 'record,source\n9,x\n' },
    ]),
  )
  const connector = createTrove({ apiKey: '', userId: '', address: '' })
  expect(await connector.recognise?.(archive)).toBe('an export of Trove of 2026-01-02')
  const { items, failures, skipped } = await readImport(connector, archive)
  expect(items.map(({ kind, key: itemKey }) => `${kind} ${itemKey}`)).toEqual(['account ada:1'])
  expect(failures.map(({ item }) => item)).toEqual(['Record 2', 'accounts.jsonl, line 4'])
  expect(skipped).toEqual([
    { reason: 'Of a kind that this version of Trove does not know', count: 1 },
  ])
})
