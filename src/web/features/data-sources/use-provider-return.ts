import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '#web/ui/notice.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { refusalText } from '#web/parts/sources/provider.ts'
import { t } from '#web/words/translate.ts'

/** Reports the result of a sign-in at a provider after the person's return. */
export function useProviderReturn(sources: readonly ListedSource[] | undefined) {
  const { connected, authorization, reason } = useSearch({ strict: false })
  const navigate = useNavigate()
  const tell = useEffectEvent(() => {
    if (authorization === 'failed') {
      notify({ title: t('Not connected'), description: refusalText(reason), destructive: true })
    } else {
      const name = sources?.find(({ id }) => id === connected)?.name ?? t('The source')
      notify({
        title: t('Success'),
        description: t('{name} is connected. The first sync has begun.', { name }),
      })
    }
    // A reload must not report it again.
    void navigate({ to: '/data-sources', search: {}, replace: true, resetScroll: false })
  })
  const returned = connected !== undefined || authorization !== undefined
  const ready = sources !== undefined
  useEffect(() => {
    if (returned && ready) tell()
  }, [returned, ready])
}
