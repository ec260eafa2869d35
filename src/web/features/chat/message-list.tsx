import { useEffect, useRef, type ComponentProps } from 'react'
import type { Correction } from '#shared/readings.ts'
import { QuestionChip } from '#web/parts/question/question-chip.tsx'
import type { LiveAnswer } from '#web/parts/answer/use-live-answer.ts'
import { LoadMore } from '#web/ui/list-states.tsx'
import { t } from '#web/words/translate.ts'
import { AssistantMessage } from './assistant-message.tsx'
import { Thinking } from './thinking.tsx'
import type { Thread } from './thread.ts'
import type { QuestionOptions } from './use-chat.ts'
import { UserMessage } from './user-message.tsx'

type MessageListProps = {
  thread: Thread
  isPending: boolean
  live: LiveAnswer
  earlier: ComponentProps<typeof LoadMore>['list']
  onAgain: (messageId: string, how?: QuestionOptions) => void
  /** Forgets a correction; the message is answered again. */
  onForget: (messageId: string, readingId: string) => void
  onPick: (question: string) => void
}

/** The messages in order; new ones are announced. */
export function MessageList({
  thread,
  isPending,
  live,
  earlier,
  onAgain,
  ...on
}: MessageListProps) {
  const lastQuestion = thread.findLast(({ role }) => role === 'user')
  const last = thread.at(-1)
  const question = useRef<HTMLLIElement>(null)
  const log = useRef<HTMLDivElement>(null)
  // Scrolls so that the last question and its reply are visible together.
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    question.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
  }, [lastQuestion?.id, last?.id])

  // The pressed button disappears, but the focus must stay.
  const keepFocus = () => log.current?.focus({ preventScroll: true })
  const again = (messageId: string, how?: QuestionOptions) => {
    keepFocus()
    onAgain(messageId, how)
  }

  return (
    <div
      ref={log}
      role="log"
      aria-label={t('Messages')}
      tabIndex={-1}
      // Keeps focused elements from being hidden by the input.
      className="flex flex-col gap-6 outline-none md:pb-24 [&_:is(a,button,summary)]:scroll-mb-36"
    >
      <LoadMore list={earlier} label={t('Show earlier messages')} lastTo={log} />
      <ol className="flex flex-col gap-6">
        {thread.map((message) => (
          <li
            key={message.id}
            ref={message === lastQuestion ? question : undefined}
            data-role={message.role}
            className="scroll-mt-18"
          >
            <h2 className="sr-only">{message.role === 'user' ? t('You') : 'Trove'}</h2>
            {message.role === 'user' ? (
              <UserMessage
                message={message}
                onAgain={isPending ? undefined : () => again(message.id)}
              />
            ) : (
              <AssistantMessage
                message={message}
                {...(message === last &&
                  lastQuestion && {
                    onRegenerate: () => again(lastQuestion.id),
                    onCorrect: (reading: Correction) => again(lastQuestion.id, { reading }),
                    onKeepSpelling: () => again(lastQuestion.id, { literal: true }),
                    onForget: (readingId: string) => {
                      keepFocus()
                      on.onForget(lastQuestion.id, readingId)
                    },
                  })}
              />
            )}
          </li>
        ))}
      </ol>
      {isPending && <Thinking live={live} />}
      <MoreQuestions
        suggestions={last?.suggestions ?? []}
        inShort={last?.evidence?.followUpsInShort}
        onPick={on.onPick}
      />
    </div>
  )
}

/** The first suggestion appears as a notice; these are the others. */
function MoreQuestions({
  suggestions,
  inShort = {},
  onPick,
}: Pick<MessageListProps, 'onPick'> & {
  suggestions: readonly string[]
  inShort?: Readonly<Record<string, string>> | undefined
}) {
  const others = [...new Set(suggestions)].slice(1)
  if (others.length === 0) return null
  return (
    <ul aria-label={t('More to ask')} className="flex flex-wrap gap-2">
      {others.map((suggestion) => (
        <li key={suggestion} className="max-w-full">
          <QuestionChip question={suggestion} short={inShort[suggestion]} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
}
