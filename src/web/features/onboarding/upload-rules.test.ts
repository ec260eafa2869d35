import { expect, test } from 'vitest'
import { checkWizardFiles } from './upload-rules.ts'

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
  const { accepted, refusals } = checkWizardFiles(files)
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b'])
  expect(refusals.map(({ title }) => title)).toEqual(Array(3).fill('Invalid File Type'))
  expect(refusals[0]?.text).toBe('c.pdf is not a supported file type')
})

test('ten megabytes is the maximum', () => {
  const files = [
    file('ten.pdf', 'application/pdf', 10 * megabyte),
    file('more.pdf', 'application/pdf', 10 * megabyte + 1),
  ]
  const { accepted, refusals } = checkWizardFiles(files)
  expect(accepted.map(({ name }) => name)).toEqual(['ten.pdf'])
  expect(refusals).toEqual([{ title: 'File Too Large', text: 'more.pdf exceeds the 10MB limit' }])
})
