import type { SourceProgress, SourceView } from '#shared/sources.ts'
import { watchCalls } from './calls.ts'
import { expect, test, type Page } from './fixtures.ts'
import { actionsOf, broken, cardOf, choose, source, sourcesPath as path } from './sources.ts'
import { expectNoViolations } from './violations.ts'

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const minute = 60_000

const progress: SourceProgress = {
  kind: 'import',
  state: 'running',
  read: 1204,
  stored: 1200,
  updated: 0,
  skipped: 4,
  failed: 0,
  share: 0.4,
  rate: 350,
  secondsLeft: 125,
  startedAt: ago(minute),
}

/** A server as slow as the test requires. */
async function serve(page: Page, first: SourceView) {
  const state = { source: first }
  await page.route(`**${path}`, (route) => route.fulfill({ json: [state.source] }))
  return {
    show: (parts: Partial<SourceView>) => {
      const { progress: _ended, ...rest } = state.source
      state.source = { ...rest, ...parts }
    },
  }
}

test('a run shows its progress, is stopped and continues', async ({ page, signUp }) => {
  await signUp()
  const running = await serve(page, source('gmail', { progress }))
  const report = {
    ...progress,
    finishedAt: null,
    files: [],
    skippedBecause: [{ reason: 'It is older than what is included', count: 4 }],
    failures: [],
    notes: [],
  }
  await page.route(`**${path}/src_gmail/report`, (route) => route.fulfill({ json: report }))
  await page.route(`**${path}/src_gmail/reports`, (route) => route.fulfill({ json: [] }))
  const stops = watchCalls(page, 'POST', `${path}/src_gmail/stop`)
  await page.route(`**${path}/src_gmail/stop`, (route) => {
    running.show({ progress: { ...progress, state: 'stopping' } })
    return route.fulfill({ json: {} })
  })
  await page.route(`**${path}/src_gmail/resume`, (route) => {
    running.show({ progress: { ...progress, read: 1300 } })
    return route.fulfill({ json: {} })
  })
  await page.goto('/data-sources')
  const card = cardOf(page, 'Gmail')
  await expect(card).toContainText('Importing: 1,204 read, 1,200 stored, 4 skipped')
  await expect(card).toContainText('40% · 350 a second · about 2 minutes left')
  await card.getByRole('button', { name: 'Details of the import of Gmail' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('still running')
  await expect(dialog.getByRole('region', { name: 'Skipped because' })).toContainText(
    'It is older than what is included',
  )
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: 'Stop the import of Gmail' }).click()
  await expect(card).toContainText('Stopping the import')
  expect(stops).toHaveLength(1)
  running.show({ progress: { ...progress, state: 'stopped' } })
  await expect(card).toContainText('Import stopped: 1,204 read')
  await expect(card).toContainText('40% · What was read is kept')
  await expectNoViolations(page, 'a stopped import')
  // Nothing changes, so nothing is requested.
  const calls = watchCalls(page, 'GET', path)
  await card.getByRole('button', { name: 'Continue the import of Gmail' }).click()
  await expect(card).toContainText('Importing: 1,300 read')
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  running.show({ status: 'connected', lastSync: ago(0) })
  await expect(card.getByRole('button', { name: 'Last report of Gmail' })).toBeVisible()
})

test('earlier reports can be read below the last one', async ({ page, signUp }) => {
  await signUp()
  await serve(page, source('gmail', { status: 'connected', lastSync: ago(minute) }))
  const report = {
    kind: 'sync',
    startedAt: ago(2 * minute),
    finishedAt: ago(minute),
    read: 12,
    stored: 10,
    updated: 0,
    skipped: 0,
    failed: 2,
    files: [],
    skippedBecause: [],
    failures: [{ item: 'Mail 7', reason: 'It is damaged' }],
    notes: ['One folder was empty.'],
  }
  const earlier = { ...report, startedAt: ago(60 * minute), problem: 'The password was refused.' }
  await page.route(`**${path}/src_gmail/report`, (route) => route.fulfill({ json: report }))
  await page.route(`**${path}/src_gmail/reports`, (route) =>
    route.fulfill({ json: [report, earlier] }),
  )
  await page.goto('/data-sources')
  await page.getByRole('button', { name: 'Last report of Gmail' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Could not be read' })).toContainText(
    /Mail 7.*It is damaged.*and 1 more/s,
  )
  await expect(dialog).toContainText('One folder was empty.')
  const before = dialog.getByRole('region', { name: 'Earlier reports' })
  await expect(before.getByRole('group')).toHaveCount(1)
  await before.getByText(/^Sync, /).click()
  await expect(before).toContainText('The password was refused.')
  await expectNoViolations(page, 'earlier reports')
})

test('a sign-in at the provider starts on the card and ends with a notice', async ({
  page,
  signUp,
}) => {
  await signUp()
  const running = await serve(page, source('google', { needsAuthorization: true, live: true }))
  // The provider would redirect back here.
  await page.route(`**${path}/src_google/authorize`, (route) => {
    running.show({ needsAuthorization: false, status: 'connected' })
    const back = new URL('/data-sources?connected=src_google', route.request().url())
    return route.fulfill({ json: { url: back.href } })
  })
  await page.goto('/data-sources')
  const button = page.getByRole('button', { name: 'Continue at Google for Google Drive' })
  await button.click()
  await expect(page.getByRole('region', { name: /Notices/ })).toContainText(
    'Google Drive is connected',
  )
  await expect(page).toHaveURL(/data-sources$/)
  await expect(button).toBeHidden()
  await page.goto('/data-sources?authorization=failed&reason=denied')
  await expect(page.getByRole('alert')).toContainText('The access was not allowed there')
  await expect(page).toHaveURL(/data-sources$/)
})

test('loading, failures and progress are shown, on a small screen, too @mobile', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.route(`**${path}`, (route) => route.fulfill(broken), { times: 1 })
  await page.goto('/data-sources')
  await expect(page.getByText('Your data sources could not be loaded')).toBeVisible()
  const name = 'A source whose name goes on and on until no screen is wide enough for it'
  const running = await serve(page, source('gmail', { name, progress }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cardOf(page, name)).toContainText('Importing: 1,204 read, 1,200 stored, 4 skipped')
  await expect(page.getByRole('progressbar', { name: `Importing ${name}` })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
  // It is requested again every second until nothing is running.
  const calls = watchCalls(page, 'GET', path)
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  await expectNoViolations(page, 'a running import')
  running.show({ status: 'connected', live: true })
  await expect(cardOf(page, name).getByText('Connected', { exact: true })).toBeVisible()
  const width = await page.evaluate('document.documentElement.scrollWidth')
  expect(width).toBeLessThanOrEqual(390)
  await actionsOf(page, name).tap()
  await expect(page.getByRole('menuitem')).toHaveText(['Sync Now', 'Delete'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Configure ${name}` }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'the settings of a source')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add New Data Source' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'the types of data sources')
  await choose(page, 'Google Messages')
  await expectNoViolations(page, 'a credential form')
})
