import { useQuery } from '@tanstack/react-query'
import { Panel, PanelProblem } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { examplesQuery } from '#web/parts/queries/queries.ts'
import { t } from '#web/words/translate.ts'

type ExampleQueriesProps = { onPick: (example: string) => void }

/** Five questions about the person's tables; a click puts one into the textarea. */
export function ExampleQueries({ onPick }: ExampleQueriesProps) {
  const { data, error, refetch } = useQuery(examplesQuery)
  return (
    <Panel title={t('Example Queries')} {...(data && { description: described(data.own) })}>
      {data ? (
        <ul aria-label={t('Example queries')} className="-mx-2 flex flex-col">
          {data.examples.map((example) => (
            <li key={example}>
              <button
                type="button"
                onClick={() => onPick(example)}
                className="min-h-11 w-full rounded-md px-2 py-2 text-left text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground"
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <PanelProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className="flex flex-col gap-5 py-2">
          {['w-3/4', 'w-full', 'w-5/6', 'w-2/3', 'w-4/5'].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      )}
    </Panel>
  )
}

function described(own: boolean): string {
  return own
    ? t('Made for your tables; click one to use it')
    : t('What you can ask of an expense sheet. Upload your own to get examples for it.')
}
