import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { meQuery } from '#web/parts/session/queries.ts'
import { tablesQuery } from '#web/parts/queries/queries.ts'
import { Card } from '#web/ui/card.tsx'
import { cn } from '#web/ui/cn.ts'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import { sampleCategories, type SampleCategory } from './sample-questions.ts'

type SampleCardsProps = {
  /** Whether there is any data to ask about. */
  hasData: boolean
  onPick: (question: string) => void
}

/** Example questions, for those who do not know where to begin. */
export function SampleCards({ hasData, onPick }: SampleCardsProps) {
  const { data: me } = useQuery(meQuery)
  const { data: tables } = useQuery({ ...tablesQuery, enabled: hasData && Boolean(me) })
  const known = hasData && tables ? new Set(tables.map(({ name }) => name)) : undefined
  return (
    <section aria-label={t('Sample questions')} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {sampleCategories(known).map((category) => (
        <SampleCard key={category.title} category={category} onPick={onPick} />
      ))}
    </section>
  )
}

type SampleCardProps = { category: SampleCategory; onPick: (question: string) => void }

function SampleCard({ category, onPick }: SampleCardProps) {
  const { title, icon: Icon, missing, questions } = category
  return (
    <Card className="gap-2 p-4 sm:p-5">
      <h2 className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden className="size-4 text-primary" strokeWidth={1.75} />
        {title}
      </h2>
      <ul className="-mx-2 flex flex-col">
        {questions.map(({ question, isReady }) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onPick(question)}
              className={cn(
                'min-h-11 w-full rounded-md px-2 py-2 text-left text-sm transition-colors hover:bg-accent hover:text-accent-foreground',
                isReady ? 'text-foreground' : 'text-muted-foreground italic',
              )}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      {questions.some(({ isReady }) => !isReady) && (
        <p className="text-xs text-muted-foreground">
          {rich('{link} to ask the questions in italics.', {
            link: (
              <Link
                to="/data-sources"
                className="font-medium text-primary underline underline-offset-4"
              >
                {t('Add {missing}', { missing })}
              </Link>
            ),
          })}
        </p>
      )}
    </Card>
  )
}
