import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type ReactNode } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { PagePending } from '#web/ui/page-pending.tsx'
import { t } from '#web/words/translate.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import { ConversationSheet } from './conversation-sheet.tsx'
import { MessageList } from './message-list.tsx'
import { conversationList } from '#web/parts/conversations/queries.ts'
import { ThreadProblem } from './thread-problem.tsx'
import { useChat } from './use-chat.ts'
import { useChatAddress } from './use-chat-address.ts'
import { useNoticesAboveInput } from './use-notices-above-input.ts'
import { usePanel } from './use-panel.ts'
import { Welcome } from './welcome.tsx'

type ChatProps = {
  /** Above the welcome, while no conversation is open. */
  notice?: ReactNode
}

export function Chat({ notice }: ChatProps) {
  const { data: me } = useQuery(meQuery)
  return me ? <ChatScreen key={me.id} personId={me.id} notice={notice} /> : null
}

function ChatScreen({ personId, notice }: ChatProps & { personId: string }) {
  // Loaded with the screen, so that the list is ready when it is opened.
  useInfiniteQuery(conversationList)
  const address = useChatAddress(personId)
  const chat = useChat({
    conversationId: address.conversationId,
    onBegun: address.open,
    onSessionEnded: address.setText,
  })
  const panel = usePanel()
  useNoticesAboveInput()
  const panelId = useId()
  const [sheetOpen, setSheetOpen] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)

  const pick = (text: string) => {
    address.setText(text)
    input.current?.focus()
  }
  const send = () => {
    if (chat.send(address.text)) address.setText('')
  }
  const startNew = () => {
    chat.startNew()
    address.close()
    input.current?.focus()
  }
  const conversations = {
    openId: chat.id,
    onOpen: () => input.current?.focus({ preventScroll: true }),
    onNew: startNew,
    onDeleted: (id: string) => {
      if (id === chat.id) startNew()
    },
  }

  return (
    <div className="flex min-h-[calc(100dvh-3.5rem-var(--sample-bar,0rem))] md:min-h-[calc(100dvh-var(--sample-bar,0rem))]">
      {panel.isOpen && (
        <aside
          id={panelId}
          aria-label={t('Conversations')}
          className="sticky top-(--sample-bar,0rem) hidden h-[calc(100dvh-var(--sample-bar,0rem))] w-72 shrink-0 flex-col overflow-y-auto border-r bg-rail lg:flex"
        >
          <ConversationPanel {...conversations} />
        </aside>
      )}
      <div className="mx-auto flex w-full max-w-3xl min-w-0 flex-col gap-4 px-4 sm:px-6 md:pt-2">
        <ChatHeader
          panelOpen={panel.isOpen}
          panelId={panelId}
          onPanel={panel.toggle}
          onSheet={() => setSheetOpen(true)}
          onNew={startNew}
        />
        <div className="flex flex-1 flex-col">
          {chat.isLoading && <PagePending />}
          {chat.loadError && (
            <ThreadProblem error={chat.loadError} onRetry={chat.reload} onNew={startNew} />
          )}
          {!chat.isLoading && !chat.loadError && chat.thread.length === 0 && (
            <div className="flex flex-1 flex-col justify-center py-4">
              {notice}
              <Welcome onPick={pick} />
            </div>
          )}
          {chat.thread.length > 0 && (
            <MessageList
              thread={chat.thread}
              isPending={chat.isPending}
              live={chat.live}
              earlier={chat.earlier}
              onAgain={chat.again}
              onForget={chat.forget}
              onPick={pick}
            />
          )}
        </div>
        <div className="sticky bottom-0 z-10 flex flex-col gap-2 bg-background pb-3">
          <ChatComposer
            ref={input}
            text={address.text}
            isPending={chat.isPending || !chat.isReady}
            canStop={chat.canStop}
            onText={address.setText}
            onSend={send}
            onStop={() => {
              chat.stop()
              input.current?.focus()
            }}
          />
          <p className="text-center text-xs text-muted-foreground">
            {t('Only you can see your personal data.')}
          </p>
        </div>
      </div>
      {sheetOpen && <ConversationSheet {...conversations} onClose={() => setSheetOpen(false)} />}
    </div>
  )
}
