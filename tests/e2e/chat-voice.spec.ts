import { inputOf, noticesOf } from './chat-page.ts'
import { expect, requirement, test } from './fixtures.ts'

test('one spoken utterance in English fills the input', async ({ page, signUp }) => {
  requirement('chat.voice.toggle', 'chat.voice.language', 'chat.voice.single')
  requirement('errors.chat.voice-not-recognised')
  await signUp()
  await page.addInitScript({ path: 'tests/e2e/speech-stand-in.js' })
  await page.goto('/chat')
  const idle = page.getByRole('button', { name: 'Speak your message' })
  const listening = page.getByRole('button', { name: 'Stop listening' })
  await idle.click()
  await expect(listening).toHaveAttribute('aria-pressed', 'true')
  await listening.click()
  await expect(idle).toHaveAttribute('aria-pressed', 'false')
  await expect(noticesOf(page)).toHaveCount(0)

  await idle.click()
  const settings = await page.evaluate(
    '(({ continuous, lang }) => ({ continuous, lang }))(recognition)',
  )
  expect(settings).toEqual({ continuous: false, lang: 'en-US' })
  await page.evaluate(`recognition.hear([{ transcript: 'How much is the rent?', isFinal: true }])`)
  await expect(inputOf(page)).toHaveValue('How much is the rent?')
  await expect(idle).toBeVisible()

  await idle.click()
  await page.evaluate('recognition.deny()')
  await expect(noticesOf(page)).toContainText(['Could not recognize speech. Please try again.'])
  await expect(noticesOf(page)).toHaveAttribute('data-destructive', '')
  await expect(idle).toBeVisible()
})

test('a browser that can neither recognise nor record says so', async ({ page, signUp }) => {
  requirement('errors.chat.voice-unsupported')
  await signUp()
  await page.addInitScript(`
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'MediaRecorder']) {
      Object.defineProperty(window, name, { value: undefined, configurable: true })
    }
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
  `)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Speak your message' }).click()
  await expect(noticesOf(page)).toContainText(["Your browser doesn't support voice recognition."])
  await expect(noticesOf(page)).toHaveAttribute('data-destructive', '')
})
