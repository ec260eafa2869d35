import { createTabMemory } from '#web/tab-memory.ts'

type MemoryStorage = Parameters<typeof createTabMemory>[0]

/** What the tab remembers of the wizard: where it stands, and that it was just completed. */
export const createWizardMemory = (storage: MemoryStorage, personId: string) =>
  createTabMemory<'state' | 'completed'>(storage, 'onboarding', personId)
