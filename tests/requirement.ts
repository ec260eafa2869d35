import { TestRunner } from 'vitest'

declare module '@vitest/runner' {
  interface TaskMeta {
    /** Ids of `tests/requirements.jsonl` that the test proves. */
    requirements?: string[]
  }
}

/** Declares that the running test proves these ids of `tests/requirements.jsonl`. */
export function requirement(...ids: string[]): void {
  const test = TestRunner.getCurrentTest()
  if (!test) throw new Error('requirement() was called outside a test')
  test.meta.requirements = [...(test.meta.requirements ?? []), ...ids]
}
