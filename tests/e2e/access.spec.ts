import { askAnswer, replaceAnswer } from './calls.ts'
import { docxFile, pdfFile, xlsxFile } from './files.ts'
import { expect, test, type Page } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

// Every screen is examined twice.
test.describe.configure({ timeout: 180_000 })

const chart = {
  kind: 'bar' as const,
  title: 'Amount by category',
  points: [
    { label: 'Groceries', value: 115.55 },
    { label: 'Transport', value: 18 },
  ],
}

async function visitPublicPages(page: Page) {
  await replaceAnswer(
    page,
    '/api/ask',
    askAnswer({
      answer: 'You spent **115.55** [1].',
      citations: [
        {
          number: 1,
          documentId: 'doc_1',
          documentName: 'expenses.csv',
          quote: 'Groceries 115.55',
          locator: { kind: 'cells', sheet: 'expenses', range: 'A1:C4' },
        },
      ],
      chart,
      table: { columns: ['category', 'amount'], rows: [['Groceries', 115.55]], total: 1 },
      sql: 'select sum(amount) from expenses',
      steps: [{ kind: 'sql', title: 'Computed the sum' }],
      followUpQuestions: ['And Transport?'],
    }),
  )
  await page.goto('/')
  await expect(page.getByText('0/500')).toBeVisible()
  await expectNoViolations(page, 'Ask')
  await page.getByPlaceholder('Ask anything...').fill('How much for groceries?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible()
  await page.getByText('How this was worked out').click()
  await expectNoViolations(page, 'an answer')
  await page.goto('/no-such-page')
  await expectNoViolations(page, 'the 404 page')
  await page.goto('/reset-password#token=abc')
  await expect(page.getByLabel('New password')).toBeVisible()
  await expectNoViolations(page, 'the reset page')
  await page.goto('/unsubscribe#token=abc')
  await expect(page.getByRole('heading', { name: 'Stop the weekly recap?' })).toBeVisible()
  await expectNoViolations(page, 'the page that stops the weekly recap')
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('heading', { name: 'The weekly recap is off' })).toBeVisible()
}

test('the public screens have no accessibility violation', async ({ page }) => {
  await visitPublicPages(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'Log In')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expectNoViolations(page, 'Sign Up')
})

test('the public screens have none on a small screen either @mobile', async ({ page }) => {
  await visitPublicPages(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectNoViolations(page, 'the menu')
})

test('the screens of a signed-in person have no accessibility violation', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  const documents = await store(
    docxFile('lease.docx', ['# Lease', 'The deposit is 900 euros.']),
    pdfFile('bill.pdf', [['The electricity bill is 61.80 euros.']]),
    xlsxFile('budget.xlsx', {
      Budget: [
        ['Item', 'Amount'],
        ['Rent', 700],
      ],
    }),
  )
  await page.goto('/documents')
  await expect(page.getByRole('button', { name: 'View bill.pdf' })).toBeVisible()
  await expectNoViolations(page, 'Documents')
  await page.getByRole('button', { name: 'Delete all' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoViolations(page, 'a confirmation')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('deposit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible()
  await expectNoViolations(page, 'search results')
  for (const { id, originalName } of documents) {
    await page.goto(`/documents/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: originalName })).toBeVisible()
    await expect(page.getByText(/900 euros|61\.80|Rent/).first()).toBeAttached()
    await expectNoViolations(page, originalName)
  }
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await expectNoViolations(page, 'Account')
})
