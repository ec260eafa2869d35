import { expect, test } from 'vitest'
import { startDictation, type Recognition, type RecognitionResultEvent } from './dictation.ts'

function fakePage() {
  const made: (Recognition & { stopped: number })[] = []
  class FakeRecognition implements Recognition {
    continuous = false
    interimResults = false
    lang = ''
    onresult: Recognition['onresult'] = null
    onerror: Recognition['onerror'] = null
    onend: Recognition['onend'] = null
    stopped = 0
    start() {
      made.push(this)
    }
    stop() {
      this.stopped += 1
      this.onend?.()
    }
    abort() {}
  }
  return { page: { webkitSpeechRecognition: FakeRecognition }, made }
}

const result = (transcript: string, isFinal: boolean) =>
  Object.assign([{ transcript }], { isFinal })
const heard = (...results: ReturnType<typeof result>[]): RecognitionResultEvent => ({
  resultIndex: 0,
  results,
})

function listen() {
  const { page, made } = fakePage()
  const log: string[] = []
  const dictation = startDictation(
    {
      onText: (text, final) => log.push(`${final ? 'final' : 'interim'}: ${text}`),
      onDenied: () => log.push('denied'),
      onEnd: () => log.push('end'),
    },
    page,
  )
  const recognition = made[0]
  if (!dictation || !recognition) throw new Error('nothing was started')
  return { dictation, recognition, log }
}

test('dictation is continuous, with interim results, in English US', () => {
  const { recognition } = listen()
  expect(recognition).toMatchObject({ continuous: true, interimResults: true, lang: 'en-US' })
})

test('interim text is passed on and the first final result ends the recording', () => {
  const { recognition, log } = listen()
  recognition.onresult?.(heard(result('how much', false)))
  recognition.onresult?.(heard(result('how much rent', false)))
  expect(recognition.stopped).toBe(0)
  recognition.onresult?.(heard(result('How much rent did I pay?', true), result(' and', false)))
  expect(recognition.stopped).toBe(1)
  expect(log).toEqual([
    'interim: how much',
    'interim: how much rent',
    'final: How much rent did I pay?',
    'end',
  ])
})

test('a denied microphone is distinguished from other failures', () => {
  const { recognition, log } = listen()
  recognition.onerror?.({ error: 'no-speech' })
  recognition.onerror?.({ error: 'network' })
  recognition.onerror?.({ error: 'not-allowed' })
  expect(log).toEqual(['denied'])
})

test('it can be stopped by hand', () => {
  const { dictation, log } = listen()
  dictation.stop()
  expect(log).toEqual(['end'])
})

test('a browser without recognition starts nothing', () => {
  const handlers = { onText: () => {}, onDenied: () => {}, onEnd: () => {} }
  expect(startDictation(handlers, {})).toBeUndefined()
})
