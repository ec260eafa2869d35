import { queryOptions } from '@tanstack/react-query'
import type { Person } from '#shared/accounts.ts'
import { readMe, readSite } from '#shared/calls/sign-in.ts'
import { requestJson } from '#web/api.ts'
import { followRegion } from '#web/format/region.ts'
import { followPageLanguage } from '#web/words/language.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { rememberLogIn } from './remembered-login.ts'
import { notifyOtherTabs } from './same-person.ts'

/** The current person; `null` for a visitor who has done nothing yet. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ client, queryKey, signal }) => {
    const before = client.getQueryData<Person | null>(queryKey)
    const me = await requestJson(readMe, { signal })
    // Before any component that shows a date gets the response.
    followRegion(me ?? {})
    notifyOtherTabs(me)
    if (isSignedIn(me)) {
      rememberLogIn()
      followPageLanguage(me.pageLanguage)
    }
    if (isSignedIn(before) && !isSignedIn(me)) notify(logInEnded)
    return me
  },
})

/** The session expired, or was ended in another tab or browser, or by an admin. */
const logInEnded = {
  title: t('You are no longer logged in'),
  description: t('Log in again to continue.'),
  destructive: true,
}

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => requestJson(readSite, { signal }),
})

/** Guests have data but no account to sign in to. */
export function isSignedIn(me: Person | null | undefined): me is Person {
  return me !== null && me !== undefined && me.role !== 'guest'
}
