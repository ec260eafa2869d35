import { createTabMemory } from '#web/tab-memory.ts'

type MemoryStorage = Parameters<typeof createTabMemory>[0]

/** The wizard's state in the tab: its position, and that it was just completed. */
export const createWizardMemory = (storage: MemoryStorage, personId: string) =>
  createTabMemory<'state' | 'completed'>(storage, 'onboarding', personId)
