import { defineConfig } from '@playwright/test'
import { browserOptions } from './tests/e2e/browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // The second run distinguishes a flaky journey from a broken one; both are named, and both fail.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // Limits end what hangs, and must not time a slow machine.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions(),
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // Drawing animations would take the processor from the server under test.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey would slow all of them; the second run of one that failed has a trace.
    trace: 'on-first-retry',
    video: 'off',
    screenshot: 'off',
    actionTimeout: 60_000,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@mobile/ },
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grep: /@mobile/,
    },
  ],
})
