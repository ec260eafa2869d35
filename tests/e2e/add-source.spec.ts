import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { holdCall, replaceAnswer, watchCalls } from './calls.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'
import {
  broken,
  cardOf,
  choose,
  destructiveOf,
  noticesOf,
  source,
  sourcesPath as path,
} from './sources.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const connectOf = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Connect & Start Scraping' })

async function openDialog(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Data Source' }).first().click()
  await choose(page, name)
}

const fieldsByType = [
  [
    'Trove',
    [
      ['api_key', 'password'],
      ['user_id', 'text'],
    ],
  ],
  [
    'Gmail',
    [
      ['email', 'email'],
      ['password', 'password'],
    ],
  ],
  [
    'Google Drive',
    [
      ['email', 'email'],
      ['clientId', 'text'],
      ['clientSecret', 'password'],
    ],
  ],
  [
    'LinkedIn',
    [
      ['email', 'email'],
      ['password', 'password'],
    ],
  ],
  [
    'Facebook',
    [
      ['email', 'email'],
      ['password', 'password'],
      ['accessToken', 'password'],
    ],
  ],
  [
    'WhatsApp',
    [
      ['phoneNumber', 'tel'],
      ['sessionData', 'text'],
    ],
  ],
  [
    'Apple Messages',
    [
      ['appleId', 'email'],
      ['backupFile', 'file'],
      ['deviceId', 'text'],
    ],
  ],
  [
    'Google Messages',
    [
      ['googleAccount', 'email'],
      ['phoneNumber', 'tel'],
      ['backupData', 'file'],
    ],
  ],
  [
    'Twitter/X',
    [
      ['username', 'text'],
      ['bearerToken', 'password'],
    ],
  ],
] as const

test('the add dialog offers nine types, each with its own fields', async ({ page, signUp }) => {
  requirement(
    'sources.add.buttons',
    'sources.add.card',
    'add-source.title',
    'add-source.catalogue.first',
    'add-source.catalogue.entry',
    'add-source.form.opens',
    'add-source.form.fields',
    'add-source.form.label',
    'add-source.form.placeholder',
    'add-source.form.input-type',
    'add-source.form.password-monospace',
    'add-source.form.notice',
    'add-source.form.back',
    'add-source.form.connect',
    'privacy.notice.text',
    'catalogue.types',
    'catalogue.trove.fields',
    'catalogue.gmail.fields',
    'catalogue.google.fields',
    'catalogue.linkedin.fields',
    'catalogue.facebook.fields',
    'catalogue.whatsapp.fields',
    'catalogue.apple-messages.fields',
    'catalogue.google-messages.fields',
    'catalogue.twitter.fields',
    'catalogue.gmail.password-label',
    'catalogue.gmail.password-hint',
  )
  await signUp()
  await page.goto('/data-sources')
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Add New Data Source' }).click()
  await expect(dialog.getByRole('heading', { name: 'Add Data Source' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Add Data Source' }).first().click()

  const types = dialog.getByRole('list', { name: 'Types of data sources' })
  await expect(types.getByRole('button')).toHaveCount(9)
  for (const [name, fields] of fieldsByType) {
    const entry = Object.values(sourceCatalogue).find((other) => other.name === name)
    const button = types.getByRole('button').filter({ has: page.getByText(name, { exact: true }) })
    await expect(button).toContainText(entry?.description ?? 'no description')
    await expect(button.locator('svg')).toHaveCount(1)
    await button.click()
    await expect(types).toBeHidden()
    const inputs = dialog.locator('input')
    await expect(inputs).toHaveCount(fields.length)
    for (const [index, [field, kind]] of fields.entries()) {
      const input = inputs.nth(index)
      await expect(input).toHaveAttribute('name', field)
      await expect(input).toHaveAttribute('type', kind)
      await expect(input).toHaveAccessibleName(/\w/)
      if (kind !== 'file') await expect(input).toHaveAttribute('placeholder', /./)
      if (kind === 'password') await expect(input).toHaveCSS('font-family', /mono/i)
    }
    await expect(dialog).toContainText(
      'Your data will be scraped, vectorized, and stored securely for personalized AI assistance. All credentials are encrypted.',
    )
    await expect(connectOf(page)).toBeEnabled()
    if (name === 'Gmail') {
      await expect(dialog.getByLabel('App Password')).toHaveAccessibleDescription(/16-character/)
    }
    await dialog.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(types).toBeVisible()
  }
})

test('an incomplete form is not sent, a complete one is, and both are reported', async ({
  page,
  signUp,
}) => {
  requirement(
    'add-source.validation.trimmed',
    'add-source.validation.notice',
    'add-source.validation.nothing-sent',
    'add-source.validation.no-other',
    'add-source.payload.name',
    'add-source.payload.type',
    'add-source.payload.credentials',
    'add-source.payload.category',
    'add-source.payload.scraping',
    'add-source.payload.vectorization',
    'add-source.form.connect-disabled',
    'add-source.form.connect-spinner',
    'add-source.close.clears',
    'add-source.success.resets',
    'add-source.success.refetch',
    'add-source.success.notice',
    'errors.source.create',
    'sources.grid',
    'sources.card.name',
  )
  await signUp()
  await page.goto('/data-sources')
  const dialog = dialogOf(page)
  const calls = watchCalls(page, 'POST', path)
  await openDialog(page, 'Twitter/X')
  await dialog.getByLabel('Username').fill('   ')
  await connectOf(page).click()
  await expect(destructiveOf(page)).toContainText('Missing Information')
  await expect(destructiveOf(page)).toContainText('Please fill in: Username, Bearer Token')
  // Dismissing the notice leaves the dialog unchanged.
  await destructiveOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(destructiveOf(page)).toHaveCount(0)
  await expect(dialog.getByLabel('Username')).toHaveValue('   ')
  await dialog.getByLabel('Username').fill('@ada')
  await connectOf(page).click()
  await expect(destructiveOf(page).getByText('Please fill in: Bearer Token')).toBeVisible()
  expect(calls).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await openDialog(page, 'Twitter/X')
  await expect(dialog.getByLabel('Username')).toHaveValue('')

  await dialog.getByLabel('Username').fill('@ada')
  await dialog.getByLabel('Bearer Token').fill('AAAA-1')
  await page.route(`**${path}`, (route) => route.fulfill(broken), { times: 1 })
  await connectOf(page).click()
  await expect(destructiveOf(page)).toContainText('Error')
  await expect(destructiveOf(page)).toContainText('Failed to add data source')
  await expect(dialog.getByLabel('Username')).toHaveValue('@ada')

  const held = await holdCall(page, path)
  await connectOf(page).click()
  await expect(connectOf(page)).toBeDisabled()
  await expect(connectOf(page).locator('.animate-spin')).toBeVisible()
  held.release()
  await expect(dialog).toBeHidden()
  await expect(noticesOf(page)).toContainText('Success')
  await expect(noticesOf(page)).toContainText(
    'Data source added successfully. Connection attempt in progress...',
  )
  await expect(cardOf(page, 'Twitter/X')).toBeVisible()
  expect(calls.at(-1)?.postDataJSON()).toEqual({
    name: 'Twitter/X',
    type: 'twitter',
    config: {
      credentials: { username: '@ada', bearerToken: 'AAAA-1' },
      category: 'social',
      scrapingEnabled: true,
      vectorizationEnabled: true,
    },
  })
  await openDialog(page, 'Twitter/X')
  await expect(dialog.getByLabel('Username')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Back', exact: true }).click()

  await choose(page, 'Gmail')
  await replaceAnswer(page, path, { status: 201, json: source('gmail') })
  await dialog.getByLabel('Email').fill('ada@trove.example')
  await dialog.getByLabel('App Password').fill('abc')
  await connectOf(page).click()
  await expect(dialog).toBeHidden()
  expect(calls.at(-1)?.postDataJSON()).toMatchObject({
    name: 'Gmail',
    type: 'gmail',
    config: { credentials: { email: 'ada@trove.example', password: 'abc' }, category: 'personal' },
  })
})
