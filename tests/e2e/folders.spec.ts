import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pdfFile } from './files.ts'
import { expect, test } from './fixtures.ts'
import { statement } from './source-files.ts'
import { noticesOf } from './sources.ts'
import { expectNoViolations } from './violations.ts'

// Imports take long while other tests run.
test.slow()
const slow = { timeout: 180_000 }

test('a folder is imported, and the next time only its new files', async ({
  page,
  signUp,
}, info) => {
  await signUp()
  const folder = info.outputPath('Post')
  const put = async (name: string, content: string | Buffer) => {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  await put('letter.pdf', pdfFile('letter.pdf', [['Rent is due on the first']]).buffer)
  await put(statement.name, statement.buffer)
  await put('film.bin', 'no document')
  await put('.hidden.txt', 'hidden')
  await page.goto('/data-sources')
  const field = page.getByLabel('Folder to import')
  await field.setInputFiles(folder)
  await expect(noticesOf(page)).toContainText('1 file imported', slow)
  const row = page.getByRole('region', { name: 'Folder Post' })
  await expect(row).toContainText('1 file waits for your answer')
  await row.getByText('1 file could not be imported').click()
  await expect(row).toContainText('film.bin: No source knows this file')
  await expectNoViolations(page, 'an imported folder')

  await put('second.pdf', pdfFile('second.pdf', [['The lease ends in May']]).buffer)
  await page.reload()
  await expect(row.getByRole('button', { name: 'Import new files' })).toBeVisible()
  await field.setInputFiles(folder)
  await expect(row).toContainText('2 files imported', slow)

  await row.getByRole('button', { name: 'Answer' }).click()
  const account = page
    .getByRole('list', { name: 'Files to import' })
    .getByRole('listitem', { name: statement.name })
    .getByLabel('Which account is it?')
  await account.fill('City Bank, checking')
  await page.getByRole('button', { name: 'Import 1 file' }).click()
  const report = page.getByRole('dialog')
  await expect(report.getByRole('heading', { name: /City Bank/ })).toBeVisible(slow)
  await page.keyboard.press('Escape')

  const server = page.getByRole('region', { name: 'Your folder on the server' })
  await server.getByRole('button', { name: 'Watch this folder' }).click()
  await expect(server.getByRole('button', { name: 'Stop watching' })).toBeVisible()
  await expectNoViolations(page, 'a watched folder')
})
