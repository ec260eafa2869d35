import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail, MessageCircle } from 'lucide-react'
import type { ThreadSummary } from '#shared/threads.ts'
import { counted } from '#shared/plural.ts'
import { formatWallTime } from '#web/format/wall-time.ts'
import { LoadMore } from '#web/ui/list-states.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { Panel, PanelNote, PanelProblem } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { threadsWith } from './queries.ts'

/** What was exchanged with a person, the newest first. */
export function LatestThreads({ person }: { person: string }) {
  const list = useInfiniteQuery(threadsWith(person))
  return (
    <Panel title={t('Latest messages')}>
      {list.data ? (
        list.data.length === 0 ? (
          <PanelNote>{t('No mails or messages with them.')}</PanelNote>
        ) : (
          <div className="flex flex-col gap-3">
            <ul aria-label={t('Latest messages')} className="-mx-2 -my-2 flex flex-col divide-y">
              {list.data.map((thread) => (
                <li key={`${thread.kind} ${thread.documentId}`}>
                  <ThreadRow thread={thread} />
                </li>
              ))}
            </ul>
            <LoadMore list={list} />
          </div>
        )
      ) : list.error ? (
        <PanelProblem error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Panel>
  )
}

function ThreadRow({ thread }: { thread: ThreadSummary }) {
  const { documentId, kind, title, service, count, last, text } = thread
  const Icon = kind === 'mail' ? Mail : MessageCircle
  const below = [
    service,
    counted(count, kind === 'mail' ? 'mail' : 'message'),
    formatWallTime(last),
  ].filter((part) => part !== '')
  return (
    <Link
      to="/threads/$documentId"
      params={{ documentId }}
      className="flex min-h-11 items-start gap-3 rounded-md px-2 py-2.5 hover:bg-secondary"
    >
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-primary" strokeWidth={1.75} />
      <span className="flex min-w-0 flex-1 flex-col">
        <OneLine text={title || t('(no subject)')} className="font-medium" />
        {text !== '' && <OneLine text={text} className="text-sm" />}
        <span className="text-sm text-muted-foreground">{below.join(' · ')}</span>
      </span>
    </Link>
  )
}
