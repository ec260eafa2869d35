import { expect, test } from 'vitest'
import type { Recognition } from '#web/parts/speech/dictation.ts'
import { requirement } from '#tests/requirement.ts'
import { listen } from './listen.ts'

function start() {
  const made: Recognition[] = []
  class StandIn implements Recognition {
    continuous = true
    interimResults = true
    lang = ''
    onresult: Recognition['onresult'] = null
    onerror: Recognition['onerror'] = null
    onend: Recognition['onend'] = null
    start() {
      made.push(this)
    }
    stop() {
      this.onend?.()
    }
    abort() {}
  }
  const log: string[] = []
  const listening = listen(
    {
      onText: (text) => log.push(`text: ${text}`),
      onFailed: () => log.push('failed'),
      onEnd: () => log.push('end'),
    },
    { webkitSpeechRecognition: StandIn },
  )
  const [recognition] = made
  if (!recognition || !listening) throw new Error('nothing listens')
  const hear = (transcript: string) =>
    recognition.onresult?.({
      resultIndex: 0,
      results: [Object.assign([{ transcript }], { isFinal: true })],
    })
  return { recognition, listening, log, hear }
}

test('one utterance in English is recognised, and then listening ends', () => {
  requirement('chat.voice.single', 'chat.voice.language')
  const { recognition, log, hear } = start()
  expect(recognition).toMatchObject({ continuous: false, interimResults: false, lang: 'en-US' })
  hear(' How much is the rent? ')
  expect(log).toEqual(['text: How much is the rent?', 'end'])
})

test.each([
  ['nothing', (given: ReturnType<typeof start>) => given.recognition.onend?.()],
  ['silence', (given: ReturnType<typeof start>) => given.hear('  ')],
  [
    'an error',
    ({ recognition }: ReturnType<typeof start>) => {
      recognition.onerror?.({ error: 'no-speech' })
      recognition.onend?.()
    },
  ],
])('%s is not recognised, and reported once', (_, happen) => {
  const given = start()
  happen(given)
  expect(given.log).toEqual(['failed', 'end'])
})

test('stopping by hand is not a failure', () => {
  const { listening, log } = start()
  listening.stop()
  expect(log).toEqual(['end'])
})

test('a browser that cannot recognise speech does not listen', () => {
  const handlers = { onText: () => {}, onFailed: () => {}, onEnd: () => {} }
  expect(listen(handlers, {})).toBeUndefined()
})
