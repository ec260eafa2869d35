import path from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createEmbedder } from '#server/models/embedder.ts'
import { answersInMemory, type TextDocument } from './fixtures.ts'
import { withRoles } from './roles/with-roles.ts'

const embedder = createEmbedder({
  cacheDir: path.resolve('.cache/models'),
  threads: 1,
  log: pino({ level: 'silent' }),
})

const chat = (name: string, ...lines: string[]): TextDocument => ({
  id: name.toLowerCase(),
  name,
  passages: [{ text: lines.join('\n'), path: [name] }],
})
const texts = [
  chat(
    'Mum',
    '09:41 Mum: We set off on Friday after lunch',
    '09:42 Mum: Could you get a tin of the ginger biscuits for Dad before we come?',
    '09:50 Ada Lind: Will do. Shall I bring the folding chairs?',
  ),
  chat(
    'Dave',
    "18:02 Dave: I'll bring the cake on Saturday",
    '18:03 Dave: Can you bring the camping stove?',
    '18:09 Ada Lind: I was asked to get a tin of paint for Dad',
  ),
  chat('Priya', '12:00 Priya: I shall bring salad', '12:01 Ada Lind: Please bring the tent'),
  chat('Ute', '08:00 Ute: Kannst du bitte den Kartoffelsalat mitbringen?'),
]
const asking = (reader?: typeof embedder) => {
  const own = answersInMemory({ texts, ...(reader ? { reader } : {}) })
  const answers = withRoles(
    { ask: (_, { question }, options) => own.ask(question, options) },
    {
      related: async () => ({
        roles: [
          { role: 'mother' as const, name: 'Mum' },
          { role: 'father' as const, name: 'Peter Lind' },
        ],
        names: ['Mum', 'Peter Lind', 'Dave', 'Priya', 'Ute'],
      }),
    },
    own,
  )
  return { ask: (question: string) => answers.ask('ada', { question }), own }
}
const ruled = asking()
const read = asking(embedder)
afterAll(async () => {
  await ruled.own[Symbol.asyncDispose]()
  await read.own[Symbol.asyncDispose]()
  await embedder.close()
})

const asked: [question: string, says: string][] = [
  ['What did Mum ask me to get for Dad before they come?', 'ginger biscuits'],
  ['what does mum want me to get for dad', 'ginger biscuits'],
  ['What did Dave tell me to bring?', 'camping stove'],
  ['What did Dave say I should bring?', 'camping stove'],
  ['Was soll ich laut Ute mitbringen?', 'Kartoffelsalat'],
]
describe.each([
  ['rules', ruled],
  ['the trained reader', read],
])('what somebody asked for is read in their own words by %s', (_, { ask }) => {
  test.each(asked)('%s → %s', async (question, says) => {
    const { answer, found } = await ask(question)
    expect(answer).toContain(says)
    expect(found).toBe(true)
  })

  test('what they will bring, or were asked to bring, is no request of theirs', async () => {
    const { answer } = await ask('What did Priya tell me to bring?')
    expect(answer).not.toMatch(/salad|tent/)
  })
})
