import { RotateCcw } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { t } from '#web/words/translate.ts'
import { PendingCard } from './pending-card.tsx'
import type { useAsk } from './use-ask.ts'

// The page loads faster without the code for answers.
const AnswerCard = lazy(async () => ({
  default: (await import('./answer-card.tsx')).AnswerCard,
}))

type AnswerAreaProps = {
  ask: ReturnType<typeof useAsk>
  onPick: (question: string) => void
  onReset: () => void
}

/** The question and its result. */
export function AnswerArea({ ask, onPick, onReset }: AnswerAreaProps) {
  const { exchange, pending, live, isOpening, isGone } = ask
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    if (exchange) top.current?.scrollIntoView({ block: 'nearest' })
  }, [exchange])
  const asked = pending?.question ?? exchange?.question
  if (isGone && !pending)
    return (
      <Card className="items-start gap-3 border-dashed bg-muted/40 p-5 text-sm shadow-none">
        {t('This answer is no longer kept here, or it is somebody else’s.')}
        <Button variant="outline" size="sm" onClick={ask.reset}>
          {t('Ask something')}
        </Button>
      </Card>
    )
  if (asked === undefined) return isOpening ? <PendingCard reasoning={false} /> : null

  const again = (ask: () => void) => {
    // The pressed button disappears with the answer, but the focus must stay.
    top.current?.focus({ preventScroll: true })
    ask()
  }

  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={t('Your question and its answer')}
      className="flex flex-col gap-4 outline-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2
          dir="auto"
          className="min-w-0 flex-1 basis-72 font-display text-xl leading-8 whitespace-pre-line"
        >
          {asked}
        </h2>
        {exchange && !pending && (
          <Button
            variant="ghost"
            className="-mx-2 print:hidden"
            onClick={() => {
              ask.reset()
              onReset()
            }}
          >
            <RotateCcw aria-hidden />
            {t('New question')}
          </Button>
        )}
      </div>
      {pending ? (
        <PendingCard reasoning={pending.reasoning} live={live} />
      ) : (
        exchange && (
          <Suspense fallback={<PendingCard reasoning={false} />}>
            <AnswerCard
              key={exchange.response.id ?? exchange.question}
              exchange={exchange}
              onPick={onPick}
              onCorrect={(reading) => again(() => ask.correct(exchange, reading))}
              onForget={(id) => again(() => ask.forget(exchange, id))}
              onKeepSpelling={() => again(() => ask.keepSpelling(exchange))}
            />
          </Suspense>
        )
      )}
    </section>
  )
}
