import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { linesOf } from '#web/parts/documents/check-files.ts'
import { refusalsOf } from './refused-files.ts'
import { checkAskFiles } from './upload-rules.ts'

const file = (name: string, type: string, size = 1) => ({ name, type, size })
const isAccepted = (name: string, type: string) =>
  checkAskFiles([file(name, type)]).accepted.length === 1

test('a file with a media type is judged by it, whatever its extension', () => {
  requirement('ask.upload.type.by-media-type')
  for (const type of [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
    'text/csv',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
    'text/plain;charset=utf-8',
  ]) {
    expect(isAccepted('film.mp4', type), type).toBe(true)
  }
  for (const type of ['image/x-icon', 'application/zip', 'video/mp4', 'application/octet-stream']) {
    expect(isAccepted('statement.pdf', type), type).toBe(false)
  }
})

test('a file without a media type is judged by its extension', () => {
  requirement('ask.upload.type.by-extension')
  for (const name of ['a.pdf', 'a.xlsx', 'a.xls', 'a.CSV', 'a.doc', 'a.docx', 'a.txt']) {
    expect(isAccepted(name, ''), name).toBe(true)
  }
  for (const name of ['a.mp4', 'a.pdf.exe', 'pdf', '']) {
    expect(isAccepted(name, ''), name).toBe(false)
  }
})

test('refused files are named with the reason and the others remain', () => {
  const good = file('good.txt', 'text/plain')
  const { accepted, refused } = checkAskFiles([
    file('cat.mp4', 'video/mp4'),
    good,
    file('mystery', ''),
    file('big.pdf', 'application/pdf', 11 * 1024 * 1024),
  ])
  expect(accepted).toEqual([good])
  expect(linesOf(refusalsOf(refused))).toEqual([
    'cat.mp4: Unsupported file type (detected: video/mp4)',
    'mystery: Unsupported file type (detected: unknown)',
    'big.pdf: File too large (max 10MB)',
  ])
})

test('a file of exactly 10MB is accepted', () => {
  const { refused } = checkAskFiles([file('a.pdf', 'application/pdf', 10 * 1024 * 1024)])
  expect(refused).toEqual([])
})
