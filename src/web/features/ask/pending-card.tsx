import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { LiveSteps } from './live-steps.tsx'
import type { LiveAnswer } from '#web/parts/answer/use-live-answer.ts'

/** Placeholder for the answer. */
export function PendingCard({ reasoning, live }: { reasoning: boolean; live?: LiveAnswer }) {
  return (
    <Card aria-busy className="gap-4 p-5 sm:p-7">
      <LiveSteps
        live={live ?? { steps: [], text: '' }}
        waiting={reasoning ? t('Working it out step by step…') : t('Looking through your data…')}
      />
      {(live?.text ?? '') === '' && (
        <>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </>
      )}
    </Card>
  )
}
