import { expect, test } from 'vitest'
import { newFolder } from './folder-memory.ts'
import { batchesOf, newFiles, withAnswer } from './send-folder.ts'

const file = (path: string, size = 10) => ({
  path,
  file: new File([new Uint8Array(size)], path, { lastModified: 1_000 }),
})

test('files are sent twenty at a time', () => {
  const files = Array.from({ length: 45 }, (_, index) => file(`scans/${index}.pdf`))
  expect(batchesOf(files).map(({ length }) => length)).toEqual([20, 20, 5])
})

test('the result for each file is kept, and only new and changed files are sent the next time', () => {
  const batch = [file('scans/a.pdf'), file('scans/b.bin'), file('scans/all.mbox')]
  const folder = withAnswer(newFolder('scans'), batch, {
    files: [{ state: 'imported' }, { state: 'refused', reason: 'Why' }, { state: 'waiting' }],
    draft: 'bsk_1',
  })
  expect(folder).toMatchObject({
    imported: 1,
    refused: [{ path: 'scans/b.bin', reason: 'Why' }],
    waiting: [{ draft: 'bsk_1', count: 1 }],
  })
  const changed = file('scans/a.pdf', 11)
  const added = file('scans/c.pdf')
  expect(newFiles(folder, [...batch, changed, added])).toEqual([changed, added])
})
