import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RememberedReading } from '#shared/readings.ts'
import { forgetReading, readingsQuery } from '#web/parts/answer/reading-queries.ts'
import { notifyDeleted } from '#web/parts/deletions/deletions.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { Section } from './section.tsx'

/** The person's corrections of interpretations, each with a way to forget it. */
export function ReadingsSection() {
  const { data, error, refetch } = useQuery(readingsQuery)
  return (
    <Section
      title={t('What your words mean')}
      description={t(
        'Where an answer misread a word, you chose what you meant. The next question with that word is read the same way.',
      )}
    >
      {data ? (
        data.length > 0 ? (
          <ul
            aria-label={t('What your words mean')}
            className="flex flex-col divide-y rounded-md border"
          >
            {data.map((reading) => (
              <ReadingRow key={reading.id} reading={reading} />
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted-foreground">
            {t('Nothing yet. Under an answer, “Understood as” shows how each word was read.')}
          </p>
        )
      ) : error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {t('What is remembered could not be loaded.')}
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Section>
  )
}

function ReadingRow({ reading: { id, phrase, meaning } }: { reading: RememberedReading }) {
  const queryClient = useQueryClient()
  const forget = useMutation({
    mutationFn: () => forgetReading(id),
    onSuccess: (undo) =>
      notifyDeleted(queryClient, {
        title: t('Removed'),
        description: `${t('“{phrase}” is', { phrase })} ${meaning}`,
        undo,
      }),
    onError: ({ message }) =>
      notify({ title: t('Error'), description: message, destructive: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: readingsQuery.queryKey }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-44 wrap-anywhere">
        <span className="text-muted-foreground">{t('“{phrase}” is', { phrase })}</span> {meaning}
      </span>
      <Button
        variant="outline"
        size="sm"
        className="min-h-11 sm:min-h-9"
        aria-label={t('Remove what “{phrase}” means', { phrase })}
        disabled={forget.isPending}
        onClick={() => forget.mutate()}
      >
        {t('Remove')}
      </Button>
    </li>
  )
}
