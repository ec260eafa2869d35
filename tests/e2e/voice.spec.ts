import { expect, requirement, test, type Page } from './fixtures.ts'

type Heard = { transcript: string; isFinal: boolean }

const standIn = (page: Page) => page.addInitScript({ path: 'tests/e2e/speech-stand-in.js' })

const hear = (page: Page, ...heard: Heard[]) =>
  page.evaluate(`window.recognition.hear(${JSON.stringify(heard)})`)

test('speech fills the input, and the final words end the recording', async ({ page }) => {
  requirement(
    'ask.voice.toggle',
    'ask.voice.settings',
    'ask.voice.interim-fills',
    'ask.voice.final-replaces',
    'ask.voice.final-stops',
  )
  await standIn(page)
  await page.goto('/')
  const input = page.getByPlaceholder('Ask anything...')
  const idle = page.getByRole('button', { name: 'Ask by voice' })
  const recording = page.getByRole('button', { name: 'Stop recording' })
  await input.fill('typed before')

  await idle.click()
  await expect(recording).toHaveAttribute('aria-pressed', 'true')
  await recording.click()
  await expect(idle).toHaveAttribute('aria-pressed', 'false')
  await expect(input).toHaveValue('typed before')

  await idle.click()
  const settings = await page.evaluate(
    '(({ continuous, interimResults, lang }) => ({ continuous, interimResults, lang }))(window.recognition)',
  )
  expect(settings).toEqual({ continuous: true, interimResults: true, lang: 'en-US' })
  await hear(page, { transcript: 'how much', isFinal: false })
  await expect(input).toHaveValue('how much')
  await hear(page, { transcript: 'how much did I', isFinal: false })
  await expect(input).toHaveValue('how much did I')
  await expect(recording).toBeVisible()
  await hear(page, { transcript: 'How much did I spend?', isFinal: true })
  await expect(input).toHaveValue('How much did I spend?')
  await expect(idle).toBeVisible()
})

test('a denied microphone is reported in an alert', async ({ page }) => {
  requirement('errors.ask.microphone-denied')
  await standIn(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask by voice' }).click()
  const alert = page.waitForEvent('dialog')
  const denied = page.evaluate('window.recognition.deny()')
  const dialog = await alert
  expect(dialog.type()).toBe('alert')
  expect(dialog.message()).toBe(
    'Microphone access denied. Please allow microphone access and try again.',
  )
  await dialog.accept()
  await denied
  await expect(page.getByRole('button', { name: 'Ask by voice' })).toBeVisible()
  await expect(page.getByRole('region', { name: /Notices/ }).getByRole('listitem')).toHaveCount(0)
})

test('a browser that can neither recognise nor record says so in an alert', async ({ page }) => {
  requirement('errors.ask.voice-unsupported')
  await page.addInitScript(`
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'MediaRecorder']) {
      Object.defineProperty(window, name, { value: undefined, configurable: true })
    }
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
  `)
  await page.goto('/')
  const alert = page.waitForEvent('dialog')
  const clicked = page.getByRole('button', { name: 'Ask by voice' }).click()
  const dialog = await alert
  expect(dialog.type()).toBe('alert')
  expect(dialog.message()).toBe('Speech recognition not supported in this browser')
  await dialog.accept()
  await clicked
})
