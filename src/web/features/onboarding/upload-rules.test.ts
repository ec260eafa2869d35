import { expect, test } from 'vitest'
import { checkWizardFiles, refusalTitle } from './upload-rules.ts'

const megabyte = 1024 ** 2
const file = (name: string, type: string, size = 10) => ({ name, type, size })

test('the media type decides, whatever the name', () => {
  const files = [
    file('a.pdf', 'application/pdf'),
    file('b', 'text/csv; charset=utf-8'),
    file('c.pdf', ''),
    file('d.csv', 'application/vnd.ms-excel'),
    file('e.txt', 'text/plain'),
  ]
  const { accepted, refused } = checkWizardFiles(files)
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b'])
  expect(refusalTitle(refused)).toBe('Invalid File Type')
  expect(refused.map(({ reason }) => reason)).toEqual([
    'c.pdf is not a supported file type. You can add it under Documents afterwards.',
    'd.csv is not a supported file type. You can add it under Documents afterwards.',
    'e.txt is not a supported file type. You can add it under Documents afterwards.',
  ])
})

test('ten megabytes is the maximum', () => {
  const files = [
    file('ten.pdf', 'application/pdf', 10 * megabyte),
    file('more.pdf', 'application/pdf', 10 * megabyte + 1),
  ]
  const { accepted, refused } = checkWizardFiles(files)
  expect(accepted.map(({ name }) => name)).toEqual(['ten.pdf'])
  expect(refusalTitle(refused)).toBe('File Too Large')
  expect(refused.map(({ reason }) => reason)).toEqual(['more.pdf exceeds the 10MB limit'])
})
