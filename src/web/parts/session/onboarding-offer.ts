import type { Person } from '#shared/accounts.ts'

const key = 'trove-signed-in'

type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Marks that a sign-in is under way, here or at a provider: the page is reloaded after it. */
export function markSignIn(storage: MarkStorage): void {
  storage.setItem(key, 'true')
}

/**
 * Whether the page should lead to the onboarding: once after a sign-in, when the person has neither
 * completed nor left it. Nobody is sent there from a page that was opened in another way.
 */
export function takeOnboardingOffer(me: Person, storage: MarkStorage): boolean {
  if (me.role === 'guest' || storage.getItem(key) === null) return false
  storage.removeItem(key)
  return me.onboarding
}
