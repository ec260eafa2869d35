import { useEffect, useRef, type ComponentProps } from 'react'
import { LoadMore } from '#web/ui/list-states.tsx'
import { useNear } from '#web/ui/use-near.ts'

/** Loads earlier days near the end of the list, and by a button after a failure. */
export function LoadEarlier({ list }: ComponentProps<typeof LoadMore>) {
  const end = useRef<HTMLDivElement>(null)
  const isNear = useNear(end, '600px')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isNear, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return (
    <div ref={end}>
      <LoadMore list={list} />
    </div>
  )
}
