import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createRecogniser } from './recogniser.ts'
import { syntheticSpeech, tone } from './synthetic-speech.fixtures.ts'

function start({ idleMs = 120_000, limitMs = 60_000 } = {}) {
  const events: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void events.push(line) })
  const happened = (what: string) => events.filter((line) => line.includes(what)).length
  return { recogniser: createRecogniser({ threads: 1, log, idleMs, limitMs }), events, happened }
}

test('words are recognised, always the same, and never logged', async () => {
  const { recogniser, events } = start()
  const [once, again] = await Promise.all([
    recogniser.recognise('usr_ada', syntheticSpeech()),
    recogniser.recognise('usr_ada', syntheticSpeech()),
  ])
  await recogniser.close()
  expect(once).toMatch(/[a-z]{3}/i)
  expect(again).toBe(once)
  expect(events.join('\n')).not.toContain(once)
})

test('silence is empty, and needs no model', async () => {
  const { recogniser, happened } = start()
  expect(await recogniser.recognise('usr_ada', new Float32Array(32_000))).toBe('')
  await recogniser.close()
  expect(happened('Speech model loaded')).toBe(0)
  await expect(recogniser.recognise('usr_ada', tone(1))).rejects.toThrow('closed')
})

test('aborted recognition stops, and waiting requests are processed', async () => {
  const { recogniser } = start()
  const abort = new AbortController()
  const given = recogniser.recognise('usr_ada', tone(30), abort.signal)
  const waiting = recogniser.recognise('usr_ada', syntheticSpeech())
  abort.abort(new Error('given up'))
  await expect(given).rejects.toThrow('given up')
  expect(await waiting).not.toBe('')
  await recogniser.close()
})

test('a request with too many ahead of it is asked to try again later', async () => {
  const { recogniser } = start()
  const waiting = Array.from({ length: 8 }, (_, person) =>
    recogniser.recognise(`usr_${person}`, tone(0.2)),
  )
  await expect(recogniser.recognise('usr_ada', tone(0.2))).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'speech.busy',
    retryAfterS: 5,
  })
  await Promise.all(waiting)
  await recogniser.close()
})

test('an idle model is unloaded and loads again for the next request', async () => {
  const { recogniser, happened } = start({ idleMs: 1 })
  const before = await recogniser.recognise('usr_ada', syntheticSpeech())
  await vi.waitFor(() => expect(happened('unloaded')).toBe(1), { timeout: 10_000 })
  expect(await recogniser.recognise('usr_ada', syntheticSpeech())).toBe(before)
  await recogniser.close()
  expect(happened('Speech model loaded')).toBe(2)
})

test('the many recordings of one person do not keep another waiting', async () => {
  const { recogniser } = start()
  let done = 0
  const many = Array.from({ length: 12 }, async () => {
    await recogniser.recognise('usr_ada', tone(0.2))
    done += 1
  })
  await recogniser.recognise('usr_bea', tone(0.2))
  expect(done).toBeLessThan(4)
  await Promise.all(many)
  await recogniser.close()
})

test('a person who leaves frees the place for their next recording', async () => {
  const { recogniser } = start()
  const leaving = new AbortController()
  const left = recogniser.recognise('usr_ada', tone(30), leaving.signal)
  const next = recogniser.recognise('usr_ada', syntheticSpeech())
  leaving.abort(new Error('given up'))
  await expect(left).rejects.toThrow('given up')
  expect(await next).not.toBe('')
  await recogniser.close()
})

test('recognition that takes too long is given up, and says to try again', async () => {
  const { recogniser } = start({ limitMs: 1 })
  await expect(recogniser.recognise('usr_ada', tone(30))).rejects.toMatchObject({
    code: 'speech.busy',
  })
  await recogniser.close()
})
