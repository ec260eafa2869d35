import { expect, test } from 'vitest'
import { readReportedSpeech, passageBySpeaker } from './reported-speech.ts'

test.each([
  ['What did Dr. Frost say about my vitamin D?', ['frost'], 'my vitamin D'],
  ['What did Walter Osgood write to me about bicycles?', ['walter', 'osgood'], 'bicycles'],
  ['Was hat Jonas über die Hochzeit gesagt?', ['jonas'], 'die Hochzeit'],
])('%s', (question, who, about) => {
  expect(readReportedSpeech(question)).toEqual({ who, about })
})

test.each(['What does the lease say about pets?', 'What did I say about pets?'])(
  '%s does not ask about anybody’s statements',
  (question) => expect(readReportedSpeech(question)).toBeUndefined(),
)

test('only their own statements are read', () => {
  const speech = { who: ['frost'], about: 'vitamin D' }
  const mail = {
    text: 'Go on with 1000 units.',
    path: ['Results', 'Mail from Dr. Amelia Frost, 3 May 2026'],
  }
  const other = { text: 'Dr. Frost is nice.', path: ['Hello', 'Mail from Eve Stone, 3 May 2026'] }
  const chat = {
    text: '09:41 Amelia Frost: Go on.\n09:42 Eve Stone: I will, Frost.',
    path: ['Amelia'],
  }
  expect([mail, other, chat].map((passage) => passageBySpeaker(speech, passage))).toEqual([
    'Go on with 1000 units.',
    '',
    '09:41 Amelia Frost: Go on.',
  ])
})
