import { openModel } from '#server/models/language/open-model.ts'
import { createWorkspaces, type Workspaces } from '#server/workspace/workspace.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import type { Question } from '../ask.ts'
import { createAssistant } from '../assistant.ts'
import { readingsOfStatements } from './readings-of-statements.ts'
import { searchInMemory, view, withRecords, type Records, type TextDocument } from '../fixtures.ts'

type Sheet = Parameters<ReturnType<typeof sheetsInMemory>['add']>[1]

/** Tables in memory, for one or more assistants. */
export function tablesInMemory(sheets: readonly Sheet[], records: readonly Records[] = []) {
  const memory = sheetsInMemory()
  for (const sheet of sheets) memory.add('ada', sheet)
  const log = { info: () => undefined, warn: () => undefined }
  return createWorkspaces({ source: withRecords(memory.source, records), log })
}

/** A model over tables and texts in memory; the built-in engine says that it was asked. */
export function assistantInMemory({
  address,
  workspaces,
  texts = [],
  provider = 'compatible',
  timeMs,
}: {
  address: string
  workspaces: Workspaces
  texts?: TextDocument[]
  provider?: 'compatible' | 'openai' | 'anthropic' | 'google'
  timeMs?: number
}) {
  const views = new Map(texts.map(({ id, name }) => [id, view(id, name)]))
  const settings = { provider, model: 'stand-in', address, key: 'secret' }
  const addresses = { openai: address, anthropic: address, google: address }
  const assistant = createAssistant({
    builtIn: {
      ask: async () => ({
        answer: 'The built-in engine answers.',
        queryType: 'general',
        confidence: 0.5,
        followUpQuestions: [],
        citations: [],
        steps: [],
        found: true,
      }),
      readingsOf: async (userId, { statements, ...asked }) =>
        readingsOfStatements({ ...asked, catalog: await workspaces.catalog(userId) }, statements),
    },
    languageModels: {
      of: async () => openModel(settings, { addresses, guardedFetch: globalThis.fetch }),
    },
    search: searchInMemory(texts),
    workspaces,
    documents: { findMany: async () => views },
    now: () => new Date('2026-11-20T12:00:00Z'),
    ...(timeMs === undefined ? {} : { timeMs }),
  })
  return {
    ask: (
      question: string,
      options: Parameters<typeof assistant.ask>[2] = {},
      more: Pick<Question, 'reasoning' | 'corrections'> = {},
    ) => assistant.ask('ada', { question, ...more }, options),
  }
}
