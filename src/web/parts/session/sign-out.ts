import type { QueryClient } from '@tanstack/react-query'
import { logOut } from '#shared/calls/sign-in.ts'
import { request } from '#web/api.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'

/** Ends the session on the server, clears the page's data and restarts at home. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  try {
    await request(logOut)
  } catch {
    notify({
      title: t('Error'),
      description: t('Signing out did not work. Please try again.'),
      destructive: true,
    })
    return
  }
  queryClient.clear()
  window.location.assign('/')
}
