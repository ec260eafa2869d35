import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History, Pin, Search, Trash2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { PastAnswer } from '#shared/answers.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Input } from '#web/ui/input.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'
import { pastAnswerSearch } from './past-answer-queries.ts'
import { useDeleteAnswer } from './use-delete-answer.ts'

/** Number of listed answers; the others are found by their words. */
const shown = 5

type RecentAnswersProps = { personId: string; recent: readonly PastAnswer[] }

/** Earlier answers: pinned ones first, then the newest, with a search over all. */
export function RecentAnswers({ personId, recent }: RecentAnswersProps) {
  const [text, setText] = useState('')
  const words = useDeferredValue(text.trim())
  const found = useQuery({ ...pastAnswerSearch(personId, words), enabled: words !== '' })
  const remove = useDeleteAnswer()
  const listed = words === '' ? recent : (found.data?.answers ?? [])
  const answers = words === '' ? listed.slice(0, shown) : listed
  return (
    <section aria-label={t('Recent')} className="flex flex-col gap-2">
      <Card className="gap-2 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="flex items-center gap-2 text-sm font-semibold">
            <History aria-hidden className="size-4 text-primary" strokeWidth={1.75} />
            {t('Recent')}
          </h2>
          <div className="relative w-full sm:w-64">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
            />
            <Input
              type="search"
              aria-label={t('Search what you asked')}
              placeholder={t('Search what you asked')}
              className="pl-9"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        </div>
        <ul aria-busy={words !== '' && found.isFetching} className="-mx-2 flex flex-col">
          {answers.map((answer) => (
            <li key={answer.id} className="group flex items-center">
              <RecentAnswer answer={answer} />
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t('Delete “{question}”', { question: answer.question })}
                title={t('Delete')}
                className="shrink-0 text-muted-foreground pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100"
                disabled={remove.isPending && remove.variables.id === answer.id}
                onClick={() => remove.mutate(answer)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
        {words !== '' && found.data?.hasMore && (
          <p className="text-sm text-muted-foreground">
            {t('These are the newest {count}. Add a word to find earlier ones.', {
              count: found.data.answers.length,
            })}
          </p>
        )}
        {words !== '' && found.isError && (
          <p role="alert" className="text-sm">
            {t('The search did not work. Please try again.')}
          </p>
        )}
        {words !== '' && found.data?.answers.length === 0 && (
          <p className="text-sm text-muted-foreground">
            {t('Nothing that you asked contains this.')}
          </p>
        )}
      </Card>
    </section>
  )
}

function RecentAnswer({ answer: { id, question, figure, pinned } }: { answer: PastAnswer }) {
  return (
    <Link
      to="/"
      search={{ answer: id }}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-2 text-sm transition-colors hover:bg-accent hover:text-accent-foreground"
    >
      {pinned && <Pin aria-label={t('Pinned')} className="size-3.5 shrink-0 text-primary" />}
      <OneLine text={question} className="min-w-0 flex-1" />
      {figure !== undefined && (
        <span className="max-w-40 shrink-0 truncate font-medium tabular-nums">{figure}</span>
      )}
    </Link>
  )
}
