import { CloudOff, SearchX } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { formatCount } from '#web/format/count.ts'
import { t } from '#web/words/translate.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

type ListLoadingProps = {
  /** What is being loaded, such as "your documents". */
  items: string
  /** Whether a row has something before its text, or after it. */
  start?: boolean
  end?: boolean
}

export function ListLoading({ items, start = false, end = false }: ListLoadingProps) {
  return (
    <Card aria-busy>
      <output className="sr-only">{t('Loading {items}…', { items })}</output>
      <ul className="divide-y">
        {['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/3'].map((width) => (
          <li key={width} className="flex min-h-18 items-center gap-4 px-4 sm:px-5">
            {start && <Skeleton className="size-6" />}
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-32" />
            </div>
            {end && <Skeleton className="h-4 w-16" />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type LoadFailedProps = {
  title: string
  /** A plain explanation. */
  reason: string
  onRetry: () => void
}

export function LoadFailed({ title, reason, onRetry }: LoadFailedProps) {
  return (
    <Card>
      <EmptyState icon={CloudOff} title={title} description={reason}>
        <Button onClick={onRetry}>{t('Try again')}</Button>
      </EmptyState>
    </Card>
  )
}

type NothingFitsProps = {
  title: string
  /** The button that shows the whole list again, such as "Show everyone". */
  action: string
  onShowAll: () => void
}

/** Replaces a list in which a search or filter matches nothing. */
export function NothingFits({ title, action, onShowAll }: NothingFitsProps) {
  return (
    <Card>
      <EmptyState icon={SearchX} title={title}>
        <Button variant="outline" onClick={onShowAll}>
          {action}
        </Button>
      </EmptyState>
    </Card>
  )
}

type LoadMoreProps = {
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  label?: string
  /** Gets the focus when the last page has been loaded and the button disappears. */
  lastTo?: RefObject<HTMLElement | null>
}

/** Below a list that is loaded in pages, as long as there are more. */
export function LoadMore({ list, label = t('Load more'), lastTo }: LoadMoreProps) {
  const wasPressed = useRef(false)
  const { hasNextPage } = list
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (!hasNextPage && wasPressed.current && isLost)
      lastTo?.current?.focus({ preventScroll: true })
  }, [hasNextPage, lastTo])
  if (!hasNextPage) return null
  return (
    <div className="flex flex-col items-center gap-2">
      <p role="alert" className="text-sm text-destructive empty:hidden">
        {list.isFetchNextPageError && t('The rest could not be loaded.')}
      </p>
      <Button
        variant="outline"
        // Not disabled, which would take the focus away.
        aria-disabled={list.isFetchingNextPage}
        onClick={() => {
          wasPressed.current = true
          if (!list.isFetchingNextPage) void list.fetchNextPage()
        }}
      >
        {list.isFetchingNextPage && <Spinner />}
        {list.isFetchNextPageError ? t('Try again') : label}
      </Button>
    </div>
  )
}

/** Below a list that shows only the newest. */
export function ShownOfTotal({ shown, total }: { shown: number; total: number }) {
  return (
    <p className="text-sm text-muted-foreground">
      {t('Showing the newest {shown} of {total}.', {
        shown: formatCount(shown),
        total: formatCount(total),
      })}
    </p>
  )
}
