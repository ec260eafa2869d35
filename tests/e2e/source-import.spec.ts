import { holdCall, watchCalls } from './calls.ts'
import { pdfFile } from './files.ts'
import { expect, test, type Page } from './fixtures.ts'
import { chat, foreignStatement, readingLog, spending, statement } from './source-files.ts'
import { addSource, cardOf, drop, noticesOf } from './sources.ts'
import { expectNoViolations } from './violations.ts'

// Two complete imports take long while other tests run.
test.slow()
const slow = { timeout: 180_000 }
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })
const reviewOf = (page: Page) => page.getByRole('region', { name: /recognised|import in/ })
const fileOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files to import' }).getByRole('listitem', { name })

test('any dropped file is recognised, and imported into the right source', async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  await addSource({ api, server }, 'bank_of_america', { credential: 'checking' })
  await page.goto('/data-sources')
  await expect(cardOf(page, 'Bank of America')).toBeVisible()
  const contract = pdfFile('contract.pdf', [['Rent is due on the first']])
  await drop(page, headingOf(page), [chat, statement, contract])
  await expect(page.getByRole('heading', { name: '2 of 3 files recognised' })).toBeVisible(slow)
  await expect(fileOf(page, chat.name)).toContainText(/WhatsApp/)
  await expect(fileOf(page, chat.name).getByLabel('Name of the new source')).toHaveValue('WhatsApp')
  // A statement does not say which account it is from.
  await expect(fileOf(page, statement.name).locator('option:checked')).toHaveText('Please choose')
  await expect(page.getByRole('button', { name: 'Import 2 files' })).toBeDisabled()
  await expect(page.getByText(`Still to be answered: ${statement.name}`)).toBeVisible()
  const unknown = page.getByRole('region', { name: 'Files that are not recognised' })
  await expect(unknown).toContainText('contract.pdf')
  await expect(unknown.getByRole('link', { name: 'Documents' })).toBeVisible()
  await expectNoViolations(page, 'files to import')

  // The files wait on the server, so a reload loses nothing.
  await page.reload()
  await fileOf(page, statement.name).getByLabel('Import into').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Import 2 files' }).click()
  await expect(noticesOf(page)).toContainText('Import finished', slow)
  await expect(cardOf(page, 'WhatsApp')).toContainText('3 messages')
  await expect(cardOf(page, 'Bank of America')).toContainText('2 transactions')
  await expect(page.getByRole('region', { name: 'Import files' })).toBeVisible()
  await cardOf(page, 'WhatsApp').getByRole('button', { name: 'Last report of WhatsApp' }).click()
  const report = page.getByRole('dialog')
  await expect(report.getByRole('heading', { name: 'Import report: WhatsApp' })).toBeVisible()
  await expect(report.getByRole('region', { name: 'Files' })).toContainText(chat.name)
  await expect(report.locator('dl > div').filter({ hasText: 'Stored' })).toContainText('3')
})

test('files selected on a card go into that source, and its report opens at the end', async ({
  page,
  signUp,
  api,
  server,
}) => {
  await signUp()
  const first = await addSource({ api, server }, 'bank_of_america', { credential: 'one' })
  const second = await addSource({ api, server }, 'bank_of_america', { credential: 'two' })
  expect(second.id).not.toBe(first.id)
  await page.goto('/data-sources')
  const card = cardOf(page, 'Bank of America').nth(1)
  await card.getByLabel('Files to import into Bank of America').setInputFiles([statement])
  await expect(fileOf(page, statement.name).getByLabel('Import into')).toHaveValue(second.id, slow)
  await page.getByRole('button', { name: 'Import 1 file' }).click()
  const report = page.getByRole('dialog')
  await expect(report.getByRole('heading', { name: /Import report/ })).toBeVisible(slow)
  await report.getByRole('button', { name: 'Done' }).click()
  await expect(card).toContainText('2 transactions')
  await expect(card.getByText('Connected', { exact: true })).toBeVisible()
  await expect(cardOf(page, 'Bank of America').first()).not.toContainText('2 transactions')
})

test('the columns of an unknown bank are shown first and can be corrected', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/data-sources')
  await drop(page, headingOf(page), [foreignStatement])
  const file = fileOf(page, foreignStatement.name)
  const rows = file.getByRole('region', { name: 'The first rows of the statement' })
  await expect(rows.getByRole('row')).toHaveCount(4, slow)
  await expect(rows.getByRole('columnheader', { name: 'Buchungstag Date' })).toBeVisible()
  await expect(rows.getByRole('columnheader', { name: 'Betrag Amount' })).toBeVisible()
  await expect(file.getByLabel('Dates are written')).toHaveValue('DMY')
  await file.getByLabel('Which account is it?').fill('Stadtbank')
  await expectNoViolations(page, 'the columns of a statement')

  const importButton = page.getByRole('button', { name: 'Import 1 file' })
  await file.getByLabel('Amounts are in').selectOption('two')
  await file.getByLabel('Money out').selectOption('')
  await expect(importButton).toBeDisabled()
  await file.getByLabel('Amounts are in').selectOption('one')
  await file.getByLabel('Amount', { exact: true }).selectOption('Betrag')
  await file.getByLabel('Description').selectOption('Empfaenger')
  const starts: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/start')) starts.push(request.postDataJSON())
  })
  await importButton.click()
  const report = page.getByRole('dialog')
  await expect(report.locator('dl > div').filter({ hasText: 'Stored' })).toContainText('3', slow)
  expect(starts).toEqual([
    {
      files: [
        {
          id: expect.any(String),
          sourceName: 'Stadtbank',
          mapping: expect.objectContaining({
            date: 0,
            amount: 3,
            description: 1,
            dateOrder: 'DMY',
          }),
        },
      ],
    },
  ])
})

test('the person is asked about a table of unknown meaning', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/data-sources')
  await drop(page, headingOf(page), [spending, readingLog])
  await expect(page.getByRole('heading', { name: 'What are these tables?' })).toBeVisible(slow)
  const tables = page.getByRole('list', { name: 'Tables to identify' })
  const [mine, log] = [spending, readingLog].map(({ name }) =>
    tables.getByRole('listitem', { name }),
  )
  if (!mine || !log) throw new Error('no tables')
  // Nothing is preselected until the person decides.
  await expect(page.getByRole('button', { name: 'Import 0 files' })).toBeDisabled()
  await expect(log.getByRole('radio', { name: 'Leave it out' })).toBeChecked()
  await expectNoViolations(page, 'tables of unknown content')
  await log.getByRole('radio', { name: 'Another table' }).check()
  await mine.getByRole('radio', { name: 'A bank statement' }).check()
  await expect(mine.getByLabel('Amount', { exact: true })).toHaveValue('2')
  await mine.getByLabel('Currency').selectOption('NOK')
  await mine.getByLabel(/without a minus/).check()
  await mine.getByLabel('Which account is it?').fill('Household')
  await expectNoViolations(page, 'a statement by hand')
  await page.getByRole('button', { name: 'Import 2 files' }).click()
  await expect(noticesOf(page)).toContainText('Kept as a table', slow)
  const report = page.getByRole('dialog')
  await expect(report.locator('dl > div').filter({ hasText: 'Stored' })).toContainText('3', slow)
  await report.getByRole('button', { name: 'Done' }).click()
  await page.goto('/documents')
  await expect(page.getByText(readingLog.name).first()).toBeVisible()
})

test('cancelling discards the files, and nothing is imported', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/data-sources')
  await page.getByLabel('Files to import', { exact: true }).setInputFiles([chat])
  await expect(fileOf(page, chat.name)).toBeVisible(slow)
  await expect(reviewOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  const draft = new URL(page.url()).searchParams.get('import') ?? ''
  const forgotten = watchCalls(page, 'DELETE', `/api/imports/${draft}`)
  await drop(page, headingOf(page), [statement])
  await expect(noticesOf(page)).toContainText('One import at a time')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Import files' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Import files' })).toBeFocused()
  await expect(page.getByText('No data sources yet')).toBeVisible()
  await expect.poll(() => forgotten.length).toBe(1)
  await page.goto(`/data-sources?import=${draft}`)
  await expect(noticesOf(page)).toContainText('Files are gone')
  await expect(page).toHaveURL(/data-sources$/)
})

test('a person who leaves during an upload is asked first', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/data-sources')
  const held = await holdCall(page, '/api/imports')
  await drop(page, headingOf(page), [chat])
  await expect(page.getByRole('heading', { name: 'Sending 1 file' })).toBeVisible()
  await expectNoViolations(page, 'files on their way')
  const leave = page.getByRole('link', { name: 'Documents' })
  await leave.click()
  const question = page.getByRole('alertdialog', { name: 'Files are still being sent' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/data-sources$/)
  await leave.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/documents$/)
  held.release()
})

test('files that failed to upload can be sent again, and an empty file is refused', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/data-sources')
  await drop(page, headingOf(page), [{ ...chat, name: 'empty.txt', buffer: Buffer.alloc(0) }])
  const refused = page.getByRole('alert', { name: 'Import errors' })
  await expect(refused).toContainText('empty.txt: The file is empty')
  await page.route('**/api/imports', (route) => route.abort(), { times: 1 })
  await drop(page, headingOf(page), [chat])
  await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(fileOf(page, chat.name)).toBeVisible(slow)
  // Refused files stay listed until dismissed.
  await expect(refused).toBeVisible()
  await refused.getByRole('button', { name: 'Dismiss' }).click()
  await expect(refused).toBeHidden()
})

test('files are selected, recognised and imported on a small screen @mobile', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/data-sources')
  await page.getByLabel('Files to import', { exact: true }).setInputFiles([foreignStatement, chat])
  const rows = page.getByRole('region', { name: 'The first rows of the statement' })
  await expect(rows).toBeVisible(slow)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  await expectNoViolations(page, 'files to import on a small screen')
  await page.getByRole('checkbox', { name: `Import ${foreignStatement.name}` }).tap()
  await expect(rows).toBeHidden()
  await page.getByRole('button', { name: 'Import 1 file' }).tap()
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Import report: WhatsApp' }),
  ).toBeVisible(slow)
})

test("the person's name in a group is asked for next to its file, and can be changed later", async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/data-sources')
  const group = {
    name: 'WhatsApp Chat - Garden club.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      [
        '[28/03/25, 14:05:09] Dana: Shall we meet at the lighthouse?',
        '[28/03/25, 14:06:00] Ada L: Yes, at six',
        '[28/03/25, 14:07:00] Bea: I am coming along',
      ].join('\n'),
    ),
  }
  await drop(page, headingOf(page), [group])
  const question = fileOf(page, group.name).getByLabel('Which of these is you?')
  await expect(question).toHaveValue('', slow)
  await question.selectOption('Ada L')
  await expectNoViolations(page, 'who of a chat the person is')
  await page.getByRole('button', { name: 'Import 1 file' }).click()
  await expect(page.getByRole('heading', { name: 'Import report: WhatsApp' })).toBeVisible(slow)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Configure WhatsApp' }).click()
  const names = page.getByRole('group', { name: 'Which of these is you?' })
  await expect(names.getByRole('checkbox', { name: 'Ada L' })).toBeChecked()
  await names.getByRole('checkbox', { name: 'Bea' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})
