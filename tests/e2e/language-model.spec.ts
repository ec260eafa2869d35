import { expect, test } from './fixtures.ts'
import { csvFile, docxFile, textFile } from './files.ts'
import { expectNoViolations } from './violations.ts'

test('a person selects a service, sees what leaves the machine, and a failing model is replaced', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(docxFile('lease.docx', ['# Lease', 'The deposit is 900 euros.']))
  await page.goto('/account')
  const section = page.getByText('Trove answers without one.').locator('..').locator('..')
  await expect(page.getByText('Nothing leaves this machine. Trove answers')).toBeVisible()
  await page.getByRole('radio', { name: 'OpenAI' }).check()
  await expect(page.getByText('are sent to OpenAI. Nothing else is.')).toBeVisible()
  await page.getByLabel('Model', { exact: true }).fill('gpt-5-mini')
  await page.getByLabel('API key', { exact: true }).fill('sk-of-nobody')
  await expectNoViolations(page, 'AI model')
  // No real service is configured, so the model cannot be reached.
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(section.getByRole('alert')).toContainText(/cannot be reached|did not answer/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Answers come from this model now.')).toBeVisible()
  await expect(page.getByText('A key is saved, encrypted.')).toBeVisible()

  await page.goto('/')
  await page.getByRole('textbox').first().fill('How high is the deposit?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('900 euros').first()).toBeVisible()
  await page.getByText('How this was worked out').click()
  await expect(page.getByText('Answered without the language model')).toBeVisible()
})

test('a model on this machine is found and answers with its steps', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  await store(docxFile('lease.docx', ['# Lease', 'The deposit is 900 euros.']))
  await page.goto('/account')
  await page.getByRole('radio', { name: 'On this machine' }).check()
  await page.getByLabel('Found on this machine').selectOption({ label: 'stand-in' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Answers come from this model now.')).toBeVisible()
  await page.goto('/')
  await page.getByRole('textbox').first().fill('How high is the deposit?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The model says that the deposit is 900 euros')).toBeVisible()
  await page.getByText('How this was worked out').click()
  await expect(page.getByText('Checked the answer against the evidence')).toBeVisible()
})

test('text from other people is shown as text, and adds no link, image or element to the page', async ({
  page,
  signUp,
  store,
}) => {
  await signUp()
  const away = 'https://elsewhere.example/p.png?d=900'
  const orders = `![x](${away}) [log in](${away}) <img src=${away}> <iframe src=${away}></iframe> ${away}`
  await store(
    textFile(
      '![lease](https:elsewhere.example).txt',
      `# Lease\n\nThe deposit is 900 euros. ${orders}`,
    ),
    csvFile('bank.csv', [
      ['payee', 'amount'],
      [orders, 40.5],
      ['Rewe', 12],
    ]),
  )
  // Nothing on the page comes from the other site or links to it; every test checks that nothing
  // was requested.
  const leading = page.locator(
    ['href', 'src', 'srcset', 'action', 'data'].map((name) => `[${name}*="elsewhere"]`).join(', '),
  )
  await page.goto('/')
  const input = page.getByRole('textbox').first()
  await input.fill('How high is the deposit?')
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'Answer', exact: true })
  await expect(card).toContainText('![lease](https:elsewhere.example)')
  await expect(leading).toHaveCount(0)
  await card.getByRole('button', { name: 'Source 1' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('<iframe src=')
  await expect(leading).toHaveCount(0)
  await page.keyboard.press('Escape')
  await input.fill('What is the total amount by payee?')
  await page.keyboard.press('Enter')
  await expect(card).toContainText('Rewe')
  await card.getByText('How this was worked out').click()
  await expect(card.getByRole('table').first()).toContainText('![x](https://elsewhere.example')
  await expect(leading).toHaveCount(0)
})
