import { afterAll, describe, expect, test } from 'vitest'
import type { Step } from '#shared/answers.ts'
import { startModelService, type ServiceTurn } from '#tests/model-services.ts'
import { startOpenAiStandIn, type Turn } from '#tests/openai-stand-in.ts'
import { assistantInMemory, tablesInMemory } from './model.fixtures.ts'

const workspaces = tablesInMemory([])
afterAll(() => workspaces.close())

const texts = [
  { id: 'doc_lease', name: 'lease.docx', passages: [{ text: 'The deposit is 900 euros.' }] },
]
const question = 'How high is the deposit?'
const tools = ['search', 'read', 'sql', 'calculate', 'dates', 'answer']

describe.each(['anthropic', 'google'] as const)('a model of %s', (provider) => {
  const answers = (address: string) => assistantInMemory({ address, workspaces, texts, provider })

  test('searches, answers with its evidence, and is called with its key', async () => {
    await using service = await startModelService(provider, (_, turn) =>
      turn === 1
        ? { call: { name: 'search', input: { query: 'deposit' } } }
        : { call: { name: 'answer', input: { answer: 'It is 900 euros [1].' } } },
    )
    const steps: Step[] = []
    const answer = await answers(service.address).ask(question, { onStep: (s) => steps.push(s) })
    expect(answer).toMatchObject({
      answer: 'It is 900 euros [1].',
      citations: [{ number: 1, documentId: 'doc_lease' }],
    })
    expect(steps.map(({ kind }) => kind)).toEqual(['search', 'check'])
    const [first, second] = service.calls
    expect(first).toMatchObject({ key: 'secret', tools })
    // The results are sent back to it, as data between marks.
    expect(second?.sent).toMatch(/<<\S+ evidence 1\\nlease\.docx\\nThe deposit is 900 euros\./)
  })

  test('streams its words', async () => {
    await using service = await startModelService(provider, () => ({ text: 'I do not know.' }))
    const words: string[] = []
    await answers(service.address).ask(question, { onText: (text) => words.push(text) })
    expect(words.join('')).toBe('I do not know.')
  })

  const failures: [string, ServiceTurn, string][] = [
    ['refuses the key', { status: 401 }, 'refused the key'],
    ['asks to wait', { status: 429 }, 'asks to wait'],
    ['is overloaded', { status: provider === 'google' ? 503 : 529 }, 'The service failed.'],
    ['breaks off', { cut: 'The deposit is 12' }, ''],
    ['gives up within its answer', { broken: 'The deposit is 12' }, ''],
  ]
  test.each(failures)('that %s is replaced, and the answer says so', async (_, turn, reason) => {
    await using service = await startModelService(provider, () => turn)
    const { answer, steps } = await answers(service.address).ask(question)
    expect(answer).toBe('The built-in engine answers.')
    expect(steps[0]?.title).toBe('Answered without the language model')
    expect(steps[0]?.detail).toContain(reason)
    expect(JSON.stringify(steps)).not.toContain('secret')
  })
})

test('an OpenAI model is called at the configured address', async () => {
  await using server = await startOpenAiStandIn((_, turn): Turn =>
    turn === 1
      ? { calls: [{ name: 'search', input: { query: 'deposit' } }] }
      : { text: 'It is 900 euros [1].' },
  )
  const given = { address: server.address, workspaces, texts, provider: 'openai' as const }
  const { answer, citations } = await assistantInMemory(given).ask(question)
  expect(answer).toBe('It is 900 euros [1].')
  expect(citations).toHaveLength(1)
  expect(server.calls[0]?.authorization).toBe('Bearer secret')
})
