import { beforeEach, vi } from 'vitest'

// A warning or error on the console is a fault that a test must not hide.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      throw new Error(`console.${method}: ${parts.map(String).join(' ')}`)
    })
  }
})
