import { z } from 'zod'
import { askResponse } from '#shared/answers.ts'
import type { HttpSession } from '#tests/http-session.ts'

/** The person in the backups of releases, and the only one. */
export const email = 'ada@example.org'
/** Protects nothing: the person is fictional. */
export const passphrase = 'the data of a release, for tests'

const expenses = `date,item,category,amount
2026-03-02,Bread,Groceries,4.20
2026-03-09,Tea,Groceries,12.80
2026-03-17,Train to Ulm,Travel,61.00
`
const lease = `Lease of the flat

The tenancy begins on 1 March 2026. The deposit of the flat is 900 euros.
`
const chat = `12/03/2026, 09:14 - Bea: Shall we meet at the lido on Saturday?
12/03/2026, 09:20 - Ada: Yes, at ten.
13/03/2026, 18:02 - Bea: I bring the towels.
`

/** Questions with the answers expected from every release. */
const questions = [
  ['How high is the deposit of the flat?', '900'],
  ['How much did I spend on groceries?', '17'],
] as const

const started = z.object({ conversationId: z.string() })
const conversations = z.array(z.object({ id: z.string() }))

/** Signs the person up and adds data of every kind with its own tables. */
export async function fillWithData(ada: HttpSession): Promise<void> {
  await ada.signUp(email)
  await ada.upload({ 'expenses.csv': expenses, 'lease.txt': lease })
  await ada.addChat('WhatsApp Chat with Bea.txt', chat)
  for (const [question] of questions) await ada.ask(question)
  const first = { message: 'How high is the deposit of the flat?' }
  const { conversationId } = started.parse(await ada.call('POST', '/api/chat', first))
  await ada.call('POST', '/api/chat', { message: 'And when does it begin?', conversationId })
  await ada.call('POST', '/api/account/api-keys', { name: 'Laptop', scopes: ['ask', 'records'] })
}

/** The person's data that is missing, or gives other answers than it should. */
export async function missingData(ada: HttpSession): Promise<string[]> {
  await ada.signIn(email)
  const missing: string[] = []
  const names = (await ada.documents()).map(({ originalName }) => originalName)
  for (const name of ['expenses.csv', 'lease.txt']) {
    if (!names.includes(name)) missing.push(`document ${name}`)
  }
  const [source] = await ada.sources()
  if (source?.counts?.messages !== 3) missing.push(`messages: ${source?.counts?.messages} of 3`)
  for (const [question, expected] of questions) {
    const { answer } = askResponse.parse(await ada.ask(question))
    if (!answer.includes(expected)) missing.push(`${question} ${answer}`)
  }
  const talks = conversations.parse(await ada.call('GET', '/api/conversations'))
  if (talks.length !== 1) missing.push(`conversations: ${talks.length} of 1`)
  const keys = z.array(z.unknown()).parse(await ada.call('GET', '/api/account/api-keys'))
  if (keys.length !== 1) missing.push(`API keys: ${keys.length} of 1`)
  return missing
}
