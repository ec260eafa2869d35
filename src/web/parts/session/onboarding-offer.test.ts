import { expect, test } from 'vitest'
import type { Person } from '#shared/accounts.ts'
import { markSignIn, takeOnboardingOffer } from './onboarding-offer.ts'

function createStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const newPerson: Person = { id: 'usr_1', name: 'Ida', role: 'user', onboarding: true }

test('a new person sees the onboarding once after signing in', () => {
  const storage = createStorage()
  markSignIn(storage)
  expect(takeOnboardingOffer(newPerson, storage)).toBe(true)
  expect(takeOnboardingOffer(newPerson, storage)).toBe(false)
})

test('without a sign-in a page stays open', () => {
  expect(takeOnboardingOffer(newPerson, createStorage())).toBe(false)
})

test('people who have completed it do not see it again, even if they open it later', () => {
  const storage = createStorage()
  markSignIn(storage)
  expect(takeOnboardingOffer({ ...newPerson, onboarding: false }, storage)).toBe(false)
  expect(takeOnboardingOffer(newPerson, storage)).toBe(false)
})

test('a guest never sees it, and the sign-in that the guest started still counts', () => {
  const storage = createStorage()
  markSignIn(storage)
  expect(takeOnboardingOffer({ ...newPerson, role: 'guest' }, storage)).toBe(false)
  expect(takeOnboardingOffer(newPerson, storage)).toBe(true)
})
