import type { Person } from '#shared/accounts.ts'

const key = 'trove-signed-in'

type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Marks that a sign-in is in progress, here or at a provider: the page is reloaded after it. */
export function markSignIn(storage: MarkStorage): void {
  storage.setItem(key, 'true')
}

/**
 * Whether to show the onboarding: once after a sign-in, if the person has neither completed nor
 * dismissed it. Pages opened otherwise never redirect there.
 */
export function takeOnboardingOffer(me: Person, storage: MarkStorage): boolean {
  if (me.role === 'guest' || storage.getItem(key) === null) return false
  storage.removeItem(key)
  return me.onboarding
}
