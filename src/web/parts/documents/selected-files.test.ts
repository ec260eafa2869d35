import { expect, test } from 'vitest'
import { addFiles } from './selected-files.ts'

const file = (name: string, size = 1) => ({ name, size, lastModified: 7 })

test('a second selection adds to the first and lists the same file once', () => {
  const first = addFiles([], [file('a.pdf'), file('b.pdf')])
  expect(addFiles(first, [file('b.pdf'), file('c.pdf')])).toEqual([
    file('a.pdf'),
    file('b.pdf'),
    file('c.pdf'),
  ])
})

test('two files with the same name and different sizes are two files', () => {
  expect(addFiles([file('a.pdf')], [file('a.pdf', 2)])).toHaveLength(2)
})
