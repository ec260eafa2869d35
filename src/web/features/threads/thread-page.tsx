import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ThreadMessage, ThreadView } from '#shared/threads.ts'
import { counted } from '#shared/plural.ts'
import { formatDay, formatMonth } from '#web/format/money.ts'
import { wallTime } from '#web/format/wall-time.ts'
import { Button } from '#web/ui/button.tsx'
import { ListLoading, LoadFailed } from '#web/ui/list-states.tsx'
import { Page } from '#web/ui/page.tsx'
import { reasonOf } from '#web/ui/panel.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { MailCard } from './mail-card.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { threadQuery } from './queries.ts'

/** Mails and messages as one conversation. */
export function ThreadPage() {
  const { documentId = '' } = useParams({ strict: false })
  const thread = useInfiniteQuery(threadQuery(documentId))
  const { history } = useRouter()
  const back = (
    <Button variant="outline" onClick={() => history.back()}>
      <ArrowLeft aria-hidden />
      {t('Back')}
    </Button>
  )
  const pages = thread.data?.pages ?? []
  const [first] = pages
  if (first === undefined) {
    return (
      <Page title={t('Conversation')} width="narrow" actions={back}>
        {thread.error ? (
          <LoadFailed
            title={t('This conversation could not be loaded')}
            reason={reasonOf(thread.error)}
            onRetry={() => void thread.refetch()}
          />
        ) : (
          <ListLoading items={t('this conversation')} />
        )}
      </Page>
    )
  }
  const all = pages.flatMap(({ messages }) => messages)
  if (first.kind === 'mail') {
    return (
      <Page title={first.title} lead={counted(all.length, 'mail')} width="narrow" actions={back}>
        <ol aria-label={t('Mails')} className="flex flex-col gap-4">
          {all.map((message) => (
            <li key={message.id}>
              <MailCard message={message} />
            </li>
          ))}
        </ol>
      </Page>
    )
  }
  return (
    <Page title={first.title} lead={leadOf(pages)} width="narrow" actions={back}>
      <Beside
        label={t('Show earlier messages')}
        isThere={thread.hasPreviousPage}
        isFetching={thread.isFetchingPreviousPage}
        onShow={() => void thread.fetchPreviousPage()}
      />
      {[...Map.groupBy(all, ({ at }) => wallTime(at).day)].map(([day, messages]) => (
        <Day key={day} day={day} messages={messages} />
      ))}
      <Beside
        label={t('Show later messages')}
        isThere={thread.hasNextPage}
        isFetching={thread.isFetchingNextPage}
        onShow={() => void thread.fetchNextPage()}
      />
    </Page>
  )
}

/** `WhatsApp · August 2026 to October 2026` */
function leadOf(pages: readonly ThreadView[]): string {
  const months = [...new Set([pages[0], pages.at(-1)].flatMap((page) => page?.month ?? []))]
  const [service = ''] = pages.map((page) => page.service)
  const period = months.filter((month) => month !== '').map(formatMonth)
  return [service, period.join(' – ')].filter((part) => part !== '').join(' · ')
}

function Day({ day, messages }: { day: string; messages: readonly ThreadMessage[] }) {
  const name = day === '' ? t('Without a date') : formatDay(day)
  return (
    <section aria-label={name} className="flex flex-col gap-1">
      <h2 className="text-center text-xs font-medium text-muted-foreground">{name}</h2>
      <ol className="flex flex-col gap-1">
        {messages.map((message, place) => {
          const before = messages[place - 1]
          const isFollowing =
            before !== undefined &&
            !before.isNotice &&
            before.author === message.author &&
            before.isMine === message.isMine
          return (
            <li key={message.id}>
              <MessageBubble message={message} isFollowing={isFollowing} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type BesideProps = { label: string; isThere: boolean; isFetching: boolean; onShow: () => void }

function Beside({ label, isThere, isFetching, onShow }: BesideProps) {
  if (!isThere) return null
  return (
    <Button variant="outline" className="self-center" disabled={isFetching} onClick={onShow}>
      {isFetching && <Spinner />}
      {label}
    </Button>
  )
}
