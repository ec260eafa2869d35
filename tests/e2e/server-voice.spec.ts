import { speechResponse } from '#shared/speech.ts'
import { syntheticSpeech } from '#server/speech/synthetic-speech.fixtures.ts'
import { inputOf, noticesOf, say } from './chat-page.ts'
import { expect, requirement, test, type Page } from './fixtures.ts'

async function standIn(page: Page, given = '') {
  await page.addInitScript(given)
  await page.addInitScript({ path: 'tests/e2e/microphone-stand-in.js' })
}
const spoken = () =>
  `window.spoken = [${Array.from(syntheticSpeech(), (value) => value.toFixed(3)).join(',')}]`
const seconds = (page: Page) => page.evaluate<number>('window.microphone?.seconds() ?? 0')
const isMicrophoneOff = (page: Page) => page.evaluate<boolean>('window.microphone.isOff()')

test('if the browser can only record, the server recognises the speech', async ({ page }) => {
  requirement('errors.ask.voice-unsupported', 'ask.voice.toggle')
  await standIn(page, spoken())
  await page.goto('/')
  const input = page.getByPlaceholder('Ask anything...')
  const idle = page.getByRole('button', { name: 'Ask by voice' })
  const recording = page.getByRole('button', { name: 'Stop recording' })
  await input.fill('typed before')

  await idle.click()
  await expect(recording).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => seconds(page)).toBeGreaterThan(2)
  const answered = page.waitForResponse('**/api/speech', { timeout: 180_000 })
  await recording.click()
  const answer = await answered
  // The server refuses any audio format but the agreed one.
  expect(answer.status()).toBe(200)
  expect(answer.request().headers()['content-type']).toBe('audio/wav')
  expect(await isMicrophoneOff(page)).toBe(true)

  const { text } = speechResponse.parse(await answer.json())
  await expect(idle).toHaveAttribute('aria-pressed', 'false')
  await expect(input).toHaveValue(text === '' ? 'typed before' : text)
})

test('a denied microphone is reported in an alert there, too', async ({ page }) => {
  requirement('errors.ask.microphone-denied')
  await standIn(page, 'window.isMicrophoneDenied = true')
  await page.goto('/')
  const alert = page.waitForEvent('dialog')
  const clicked = page.getByRole('button', { name: 'Ask by voice' }).click()
  const dialog = await alert
  expect(dialog.message()).toBe(
    'Microphone access denied. Please allow microphone access and try again.',
  )
  await dialog.accept()
  await clicked
  await expect(page.getByRole('button', { name: 'Ask by voice' })).toBeVisible()
})

test('in the chat one utterance ends automatically, and its recognition can be cancelled', async ({
  page,
  signUp,
}) => {
  requirement('errors.chat.voice-unsupported', 'errors.chat.voice-not-recognised')
  await signUp()
  await standIn(page)
  await page.goto('/chat')
  await inputOf(page).fill('typed before')
  const idle = page.getByRole('button', { name: 'Speak your message' })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/speech', async (route) => {
    await held
    await route.abort()
  })

  await idle.click()
  await expect(page.getByRole('button', { name: 'Stop listening' })).toBeVisible()
  await expect(page.getByText('Recognising...')).toBeVisible({ timeout: 120_000 })
  expect(await isMicrophoneOff(page)).toBe(true)
  await page.getByRole('button', { name: 'Cancel recognising' }).click()
  await expect(idle).toBeVisible()
  await expect(noticesOf(page)).toHaveCount(0)

  letGo()
  await idle.click()
  await expect(noticesOf(page)).toContainText(['Could not recognize speech. Please try again.'], {
    timeout: 120_000,
  })
  await expect(idle).toBeVisible()
  await expect(inputOf(page)).toHaveValue('typed before')
})

test('a reply is read aloud by a voice on the device, and stops', async ({ page, signUp }) => {
  await signUp()
  await page.addInitScript({ path: 'tests/e2e/voices-stand-in.js' })
  await page.goto('/chat')
  await say(page, 'What is 12 times 12?')
  await page.getByRole('button', { name: 'Read aloud' }).click()
  const stop = page.getByRole('button', { name: 'Stop reading' })
  await expect(stop).toBeVisible()
  const said = () => page.evaluate<string>('speechSynthesis.said.join(" ")')
  expect(await said()).toContain('144')
  expect(await page.evaluate('speechSynthesis.voice')).toBe('of the device')
  await stop.click()
  await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  expect(await page.evaluate('speechSynthesis.speaking')).toBe(false)

  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(stop).toBeVisible()
  await page.evaluate('speechSynthesis.finish()')
  await expect(stop).toHaveCount(0)
})
