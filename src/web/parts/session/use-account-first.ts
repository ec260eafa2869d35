import { useQuery } from '@tanstack/react-query'
import { useAuthDialog } from './auth-dialog-context.ts'
import { isSignedIn, meQuery } from './queries.ts'

/** Runs an action for people with an account; others are asked to sign up, with the reason. */
export function useAccountFirst(why: string) {
  const { data: me } = useQuery(meQuery)
  const { openAuth } = useAuthDialog()
  return (action: () => void) => (isSignedIn(me) ? action() : openAuth('sign-up', why))
}
