import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'

type LoadedProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  /** The subject of the loading message: "The passkeys". */
  items: string
  children: (data: T) => ReactNode
}

/** Shows loaded data; until then a loading or error message. */
export function Loaded<T>({ query, items, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Skeleton className="h-16 w-full" />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      {t('{items} could not be loaded.', { items })}
      <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
        {t('Try again')}
      </Button>
    </div>
  )
}
