import { expect, test } from 'vitest'
import { checkImportFiles } from './import-rules.ts'

const file = (name: string, size = 10) => ({ name, size })

test('files of any kind are sent, and those that cannot be sent are named with the reason', () => {
  const { accepted, refused } = checkImportFiles([
    file('All mail.MBOX'),
    file('chat.txt'),
    file('archive.zip', 50 * 2 ** 30),
    file('big.zip', 50 * 2 ** 30 + 1),
    file('none.zip', 0),
  ])
  expect(accepted.map(({ name }) => name)).toEqual(['All mail.MBOX', 'chat.txt', 'archive.zip'])
  expect(refused).toEqual([
    { name: 'big.zip', reason: 'The file is larger than 50 GB' },
    { name: 'none.zip', reason: 'The file is empty' },
  ])
})

test('one import accepts fifty files', () => {
  const files = Array.from({ length: 51 }, (_, index) => file(`${index}.zip`))
  const { accepted, refused } = checkImportFiles(files)
  expect(accepted).toHaveLength(50)
  expect(refused).toEqual([{ name: '50.zip', reason: 'Too many files' }])
})
