import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ChatResponse } from '#shared/chat.ts'
import { ApiError } from '#web/api.ts'
import { failed } from '#web/failure.ts'
import { useLiveAnswer } from '#web/parts/answer/use-live-answer.ts'
import { useReadings } from '#web/parts/answer/use-readings.ts'
import {
  conversationList,
  conversationOf,
  sendMessage,
  type Message,
} from '#web/parts/conversations/queries.ts'
import { t } from '#web/words/translate.ts'
import {
  isAnswering,
  newMessageId,
  withEarlier,
  withFailure,
  withQuestion,
  withReply,
  type Thread,
} from './thread.ts'
import { useSuggestionNotice } from './use-suggestion-notice.ts'

/** The person's correction when a message is asked again. */
export type QuestionOptions = Pick<Message, 'reading' | 'literal'>

/** The open conversation. Its thread is undefined as long as it matches the server's. */
type Shown = { id: string | undefined; thread: Thread | undefined; address: string | undefined }

const opened = (id: string | undefined): Shown => ({
  id,
  thread: id === undefined ? [] : undefined,
  address: id,
})

const has = (thread: Thread, messageId: string) => thread.some(({ id }) => id === messageId)

type UseChat = {
  /** The conversation in the address. */
  conversationId: string | undefined
  /** A new conversation got its id. */
  onBegun: (conversationId: string) => void
  /** The session has ended, and the thread disappears with the screen: this was not sent. */
  onSessionEnded: (text: string) => void
}

/** The thread of a conversation, with sending, repeating and stopping of messages. */
export function useChat({ conversationId, onBegun, onSessionEnded }: UseChat) {
  const queryClient = useQueryClient()
  const suggest = useSuggestionNotice()
  const { live, begin } = useLiveAnswer()
  const readings = useReadings()
  const askLast = useRef<(id: string) => void>(() => undefined)
  const calls = useRef(new Map<string, AbortController>())
  const [kept, setShown] = useState(() => opened(conversationId))
  let shown = kept
  if (kept.address !== conversationId) {
    // The address changed: to the new id of this conversation, or to another one.
    shown =
      kept.id === conversationId ? { ...kept, address: conversationId } : opened(conversationId)
    setShown(shown)
  }
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  const stored = useInfiniteQuery({
    ...conversationOf(shown.id ?? ''),
    enabled: shown.id !== undefined && shown.thread === undefined,
  })
  const loaded = stored.data ?? []
  const thread = shown.thread ? withEarlier(loaded, shown.thread) : loaded

  /** Changes the thread of a message, unless another conversation is open by now. */
  const change = (messageId: string, next: (before: Shown & { thread: Thread }) => Shown) =>
    setShown((now) => {
      const { thread: present } = now
      return present && has(present, messageId) ? next({ ...now, thread: present }) : now
    })

  const send = useMutation({
    mutationFn: (sent: Message) => {
      const controller = new AbortController()
      calls.current.set(sent.id, controller)
      return sendMessage(sent, controller.signal, begin())
    },
    onSuccess: (response: ChatResponse, sent) => {
      const id = response.conversationId ?? sent.conversationId
      change(sent.id, (now) => {
        const next = withReply(now.thread, sent.id, response, new Date())
        return { ...now, id: now.id ?? id, thread: next }
      })
      if (!has(latest.current.thread ?? [], sent.id)) return
      const askAgain = () => askLast.current(sent.id)
      if (sent.reading) readings.answered({ said: sent.reading, answer: response, askAgain })
      else suggest(response.suggestions[0])
      if (sent.conversationId === undefined && id !== undefined) onBegun(id)
    },
    onError: (error, { id, text }) => {
      if (error instanceof ApiError && error.status === 401) return onSessionEnded(text)
      change(id, (now) => ({ ...now, thread: withFailure(now.thread, id) }))
      if (calls.current.get(id)?.signal.aborted) return
      failed(t('Failed to send message.'), t('Please try again.'))(error)
    },
    onSettled: (_response, _error, { id }) => {
      calls.current.delete(id)
      void queryClient.invalidateQueries({ queryKey: conversationList.queryKey })
    },
  })

  const isReady = shown.thread !== undefined || stored.isSuccess

  const post = (id: string, text: string, how: QuestionOptions = {}) => {
    if (text.trim() === '' || isAnswering(thread) || !isReady) return false
    setShown({ ...shown, thread: withQuestion(thread, { id, text }, new Date()) })
    send.mutate({ id, text, conversationId: shown.id, ...how })
    return true
  }
  const again = (id: string, how?: QuestionOptions) => {
    const message = thread.find((one) => one.id === id && one.role === 'user')
    if (message) post(id, message.content, how)
  }
  // A notice's button may be pressed long after it appeared: by then the thread may be longer.
  useEffect(() => {
    askLast.current = (id) => {
      if (thread.findLast(({ role }) => role === 'user')?.id === id) again(id)
    }
  })

  const waiting = thread.find(({ status }) => status === 'pending')
  return {
    id: shown.id,
    thread,
    isReady,
    isLoading: !isReady && stored.isPending,
    loadError: isReady ? null : stored.error,
    reload: () => void stored.refetch(),
    isPending: isAnswering(thread),
    /** The pages of earlier messages. */
    earlier: stored,
    /** The steps and words of the reply being made. */
    live,
    /** Returns whether it was sent. */
    send: (text: string) => post(newMessageId(), text),
    /** Sends a message again, or asks for a new answer to it. */
    again,
    /** Forgets a correction, and asks for a new answer. */
    forget: (id: string, readingId: string) =>
      readings.forget(readingId, () => askLast.current(id)),
    /**
     * Only a message sent by this page can be stopped, not one that is waiting for the connection.
     */
    canStop:
      waiting !== undefined && send.isPending && !send.isPaused && send.variables.id === waiting.id,
    stop: () => calls.current.get(waiting?.id ?? '')?.abort(),
    startNew: () => setShown({ ...opened(undefined), address: conversationId }),
  }
}
