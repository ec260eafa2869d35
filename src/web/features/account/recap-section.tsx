import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeWeeklyRecap, readWeeklyRecap } from '#shared/calls/recap.ts'
import { requestJson } from '#web/api.ts'
import { timeZone } from '#web/format/region.ts'
import { FormError } from '#web/ui/form-error.tsx'
import { PanelProblem } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { Section } from './section.tsx'

const recapQuery = queryOptions({
  queryKey: ['weekly-recap'],
  queryFn: ({ signal }) => requestJson(readWeeklyRecap, { signal }),
  refetchOnMount: 'always',
})

/** Turns the weekly mail on and off. */
export function RecapSection() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(recapQuery)
  const save = useMutation({
    mutationFn: (on: boolean) =>
      requestJson(changeWeeklyRecap, { json: { on, timeZone: timeZone() } }),
    onSuccess: (saved) => client.setQueryData(recapQuery.queryKey, saved),
  })
  return (
    <Section
      title={t('Weekly recap')}
      description={t(
        'Last week as shown on your dashboard, by mail on Mondays at seven in the morning: spending, mails waiting for an answer, steps and sleep, new documents.',
      )}
    >
      {data ? (
        <label className="flex min-h-11 items-center gap-3 self-start text-sm">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={save.isPending ? save.variables : data.on}
            disabled={save.isPending || (!data.available && !data.on)}
            onChange={({ target }) => save.mutate(target.checked)}
          />
          {t('Send me the weekly recap by mail')}
        </label>
      ) : error ? (
        <PanelProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-11 w-64" />
      )}
      {data && !data.available && (
        <p className="text-sm text-muted-foreground">
          {t('This Trove has no mail server. Whoever runs it can set one.')}
        </p>
      )}
      <FormError>{save.error?.message}</FormError>
    </Section>
  )
}
