import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { QuerySummary } from '#shared/queries.ts'
import { failed } from '#web/failure.ts'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { LoadMore } from '#web/ui/list-states.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { notifyDeleted } from '#web/parts/deletions/deletions.ts'
import { pathOfQuery } from '#web/parts/queries/path.ts'
import { deleteQuery, historyQuery } from '#web/parts/queries/queries.ts'
import { t } from '#web/words/translate.ts'

const shownAtFirst = 8

/** Saved queries, and the latest ones. */
export function QueryHistory({ shown }: { shown: string | undefined }) {
  const list = useInfiniteQuery(historyQuery)
  const { data, error, refetch, hasNextPage } = list
  const [all, setAll] = useState(false)
  const rows = useRef<HTMLUListElement>(null)
  return (
    <Panel title={t('Your queries')}>
      {data ? (
        data.length === 0 ? (
          <PanelNote>{t('Queries you run will be listed here.')}</PanelNote>
        ) : (
          <ul ref={rows} tabIndex={-1} className="-mx-2 flex flex-col outline-none">
            {data.slice(0, all ? data.length : shownAtFirst).map((query) => (
              <HistoryRow key={query.id} query={query} isShown={query.id === shown} />
            ))}
          </ul>
        )
      ) : error ? (
        <PanelProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {data && data.length > shownAtFirst && !all && (
        <Button
          variant="ghost"
          className="self-start"
          onClick={() => {
            setAll(true)
            rows.current?.focus({ preventScroll: true })
          }}
        >
          {hasNextPage ? t('Show more') : t('Show all {length}', { length: data.length })}
        </Button>
      )}
      {all && <LoadMore list={list} label={t('Show more')} lastTo={rows} />}
    </Panel>
  )
}

function HistoryRow({ query, isShown }: { query: QuerySummary; isShown: boolean }) {
  const { id, question, savedAs, edited, status } = query
  const queryClient = useQueryClient()
  const name = savedAs ?? question
  const remove = useMutation({
    mutationFn: () => deleteQuery(id),
    onSuccess: async (undo) => {
      notifyDeleted(queryClient, { title: t('Query deleted'), description: name, undo })
      await queryClient.invalidateQueries({ queryKey: historyQuery.queryKey })
    },
    onError: failed(t('Failed to delete the query')),
  })
  return (
    <li className="flex items-center">
      <Link
        to={pathOfQuery(id)}
        aria-current={isShown ? 'true' : undefined}
        className={cn(
          'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-sm text-muted-foreground hover:bg-accent hover:text-accent-foreground',
          isShown && 'font-medium text-foreground',
        )}
      >
        {savedAs !== undefined && (
          <Bookmark aria-label={t('Saved')} className="size-4 fill-current" />
        )}
        <OneLine text={name} className="flex-1" />
        {edited && <span className="text-xs">SQL</span>}
        {status === 'error' && <span className="text-xs text-destructive">{t('failed')}</span>}
      </Link>
      {!isShown && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('Delete {name}', { name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <X aria-hidden />
        </Button>
      )}
    </li>
  )
}
