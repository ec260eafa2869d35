import { expect, test } from 'vitest'
import { archivePart, missingParts } from './archive-parts.ts'
import { groupFiles } from './file-groups.ts'

test.for([
  ['takeout-20260101T000000Z-001.zip', 'takeout-20260101t000000z', 1],
  ['takeout-20260101T000000Z-2-013.zip', 'takeout-20260101t000000z-2', 13],
  ['facebook-ada-part2.zip', 'facebook-ada', 2],
  ['data (2 of 3).zip', 'data', 2],
  ['takeout-002 (1).zip', 'takeout', 2],
] as const)('%s is recognised as a part of an archive', ([name, stem, number]) => {
  expect(archivePart(name)).toEqual({ stem, number })
})

test.for(['export.zip', 'takeout-001.tgz', 'WhatsApp Chat with Bea.zip', 'stmt-2026.csv'])(
  '%s is not part of an archive',
  (name) => {
    expect(archivePart(name)).toBeUndefined()
  },
)

test('missing parts are named', () => {
  expect(missingParts(['t-001.zip', 't-004.zip', 'letter.txt', 'u-001.zip'])).toEqual([
    { stem: 't', numbers: [2, 3] },
  ])
})

test('files are read separately, but the parts of an archive and the files of one export together', () => {
  const names = ['a.txt', 't-001.zip', 'b.txt', 't-002.zip']
  expect(groupFiles('gmail', names)).toEqual([[0], [1, 3], [2]])
  expect(groupFiles('facebook', names)).toEqual([[0, 1, 2, 3]])
})
