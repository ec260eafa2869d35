import { createTabMemory } from '#web/tab-memory.ts'

type MemoryStorage = Parameters<typeof createTabMemory>[0]

/** What the tab remembers of Chat: an unsent message and the conversation that was open. */
export const createChatMemory = (storage: MemoryStorage, personId: string) =>
  createTabMemory<'draft' | 'conversation'>(storage, 'chat', personId)
export type ChatMemory = ReturnType<typeof createChatMemory>
