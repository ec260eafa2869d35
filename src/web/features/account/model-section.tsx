import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { ModelForm } from './model-form.tsx'
import { modelQuery } from './model-queries.ts'
import { Section } from './section.tsx'

/** The choice of the language model, and what it sends from the machine. */
export function ModelSection() {
  const { data, error, refetch } = useQuery(modelQuery)
  return (
    <Section
      title={t('AI model')}
      description={t(
        'Trove answers without one. With one it understands more, under the same rules of evidence.',
      )}
    >
      {data ? (
        <ModelForm saved={data} />
      ) : error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {t('The setting could not be loaded.')}
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </Section>
  )
}
