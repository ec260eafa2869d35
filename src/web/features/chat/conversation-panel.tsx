import { useInfiniteQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ConversationView } from '#shared/chat.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadMore } from '#web/ui/list-states.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAllPages } from '#web/ui/use-all-pages.ts'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import { ConversationRow } from './conversation-row.tsx'
import { filterConversations } from './filter-conversations.ts'
import { conversationList } from '#web/parts/conversations/queries.ts'
import { RenameConversation } from './rename-conversation.tsx'
import { useDeleteConversation } from './use-delete-conversation.ts'

export type ConversationPanelProps = {
  /** The open conversation. */
  openId: string | undefined
  onOpen: () => void
  onNew: () => void
  onDeleted: (id: string) => void
}

/** The person's conversations, newest first. */
export function ConversationPanel({ openId, onOpen, onNew, onDeleted }: ConversationPanelProps) {
  const list = useInfiniteQuery(conversationList)
  const [search, setSearch] = useState('')
  const [renamed, setRenamed] = useState<ConversationView>()
  const remove = useDeleteConversation(onDeleted)
  useAllPages(list, search.trim() !== '')
  const rows = useRef<HTMLUListElement>(null)
  const all = list.data ?? []
  const found = filterConversations(all, search)

  return (
    <div className="flex flex-1 flex-col gap-3 p-3">
      <Button variant="outline" onClick={onNew}>
        <SquarePen aria-hidden />
        {t('New conversation')}
      </Button>
      {all.length > 0 && (
        <Input
          type="search"
          aria-label={t('Search conversations')}
          placeholder={t('Search conversations')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {list.isPending && <Skeleton className="h-24 w-full" />}
      {list.isError && (
        <p className="px-3 text-sm text-muted-foreground">
          {rich('Your conversations could not be loaded. {button}', {
            button: (
              <Button
                variant="link"
                className="min-h-8 touch:min-h-11 px-0 py-0"
                onClick={() => void list.refetch()}
              >
                {t('Try again')}
              </Button>
            ),
          })}
        </p>
      )}
      {list.data && found.length === 0 && !list.isFetchingNextPage && (
        <p className="px-3 text-sm text-muted-foreground">
          {all.length === 0
            ? t('No conversations yet.')
            : t('No conversation has this in its title.')}
        </p>
      )}
      <ul
        ref={rows}
        tabIndex={-1}
        aria-label={t('Conversations')}
        className="flex flex-col gap-0.5 outline-none empty:hidden"
      >
        {found.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            onOpen={onOpen}
            onRename={() => setRenamed(conversation)}
            onDelete={() => remove.mutate(conversation)}
          />
        ))}
      </ul>
      <LoadMore list={list} label={t('Show more')} lastTo={rows} />
      {renamed && (
        <RenameConversation conversation={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </div>
  )
}
