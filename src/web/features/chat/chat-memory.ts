import { createTabMemory } from '#web/tab-memory.ts'

type MemoryStorage = Parameters<typeof createTabMemory>[0]

/** Chat's state in the tab: an unsent message and the open conversation. */
export const createChatMemory = (storage: MemoryStorage, personId: string) =>
  createTabMemory<'draft' | 'conversation'>(storage, 'chat', personId)
export type ChatMemory = ReturnType<typeof createChatMemory>
