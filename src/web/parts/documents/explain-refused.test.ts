import { expect, test } from 'vitest'
import { linesOf } from './check-files.ts'
import { explainRefused } from './explain-refused.ts'
import { checkDocumentFiles } from './upload-rules.ts'

test('a refused file is named by its content or its ending, with what would work instead', async () => {
  const rar = new File(['Rar!\u001a\u0007\u0001'], 'holiday.photos')
  const { refused } = checkDocumentFiles([
    rar,
    new File(['?'], 'Recipes.one'),
    new File(['BEGIN:VCARD'], 'people.vcf'),
    new File(['?'], 'mystery.qqq'),
    new File([new Uint8Array(11 * 1024 * 1024)], 'big.pdf'),
  ])
  expect(linesOf(await explainRefused(refused))).toEqual([
    'holiday.photos: File type not supported. A RAR archive: unpack it and add the files in it, or make a .zip of them.',
    'Recipes.one: File type not supported. If a program or service exported it, drop it on Data Sources.',
    'people.vcf: File type not supported. If a program or service exported it, drop it on Data Sources.',
    'mystery.qqq: File type not supported. Save it as PDF, Word, Excel or text in the program that made it.',
    'big.pdf: File size must be less than 10MB',
  ])
})
