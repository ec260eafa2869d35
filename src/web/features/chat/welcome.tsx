import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { suggestionsQuery } from '#web/parts/question/suggestions.ts'
import { QuestionChip } from '#web/parts/question/question-chip.tsx'
import { sourceListQuery } from '#web/parts/sources/queries.ts'
import { documentList } from '#web/parts/documents/queries.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { generalPrompts, promptsFrom } from './prompts.ts'

/** The content of an empty conversation. */
export function Welcome({ onPick }: { onPick: (question: string) => void }) {
  const prompts = usePrompts()
  return (
    <section aria-label={t('Welcome')} className="flex flex-col items-center gap-6 text-center">
      <div className="flex size-12 items-center justify-center rounded-full bg-accent text-accent-foreground">
        <MessagesSquare aria-hidden className="size-6" strokeWidth={1.75} />
      </div>
      <div className="flex max-w-md flex-col gap-2">
        <h2 className="font-display text-2xl leading-8 tracking-tight">
          {t('What would you like to know?')}
        </h2>
        <p className="text-pretty text-muted-foreground">
          {t(
            'Ask about your money, your health, your contacts or anything else that you have stored here, and follow up on each answer.',
          )}
        </p>
      </div>
      <ul
        aria-label={t('Suggested prompts')}
        className="flex w-full max-w-xl flex-col items-center gap-2"
      >
        {prompts
          ? prompts.map((prompt) => (
              <li key={prompt} className="max-w-full">
                <QuestionChip question={prompt} onPick={onPick} />
              </li>
            ))
          : generalPrompts.map((prompt) => (
              <li key={prompt}>
                <Skeleton className="h-10 w-72 max-w-full rounded-full" />
              </li>
            ))}
      </ul>
    </section>
  )
}

/** Undefined until it is known whether the person has data to ask about. */
function usePrompts(): string[] | undefined {
  const documents = useInfiniteQuery(documentList)
  const sources = useQuery(sourceListQuery)
  // New data may have changed them.
  const suggestions = useQuery({ ...suggestionsQuery, refetchOnMount: 'always' })
  if (documents.isPending || sources.isPending || suggestions.isPending) return undefined
  const hasOwn =
    documents.data?.some(({ status }) => status === 'processed') === true ||
    sources.data?.some(({ counts = {} }) => Object.values(counts).some((count) => count > 0))
  return promptsFrom(hasOwn ? (suggestions.data ?? []) : [])
}
