import { ChevronLeft, ChevronRight } from 'lucide-react'
import { healthRanges, type HealthTrends } from '#shared/health.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { periodText, rangeNames } from './health-text.ts'
import type { HealthSearch } from './search.ts'

type PeriodBarProps = { trends: HealthTrends; onShow: (search: HealthSearch) => void }

/** The period shown, with links to the previous and the next. */
export function PeriodBar({ trends, onShow }: PeriodBarProps) {
  const { range, from, until, previous, following } = trends
  return (
    <section
      aria-label={t('Period')}
      className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between"
    >
      <div className="grid grid-cols-3 gap-2">
        {healthRanges.map((each) => (
          <Button
            key={each}
            variant={range === each ? 'default' : 'outline'}
            aria-pressed={range === each}
            onClick={() => onShow({ range: each })}
          >
            {rangeNames[each]}
          </Button>
        ))}
      </div>
      <div className="flex items-center justify-between gap-2">
        <Step way="earlier" until={previous} range={range} onShow={onShow} />
        <p aria-live="polite" className="text-center text-sm tabular-nums">
          {periodText(from, until)}
        </p>
        <Step way="later" until={following} range={range} onShow={onShow} />
      </div>
    </section>
  )
}

type StepProps = {
  way: 'earlier' | 'later'
  until: string | undefined
  range: HealthTrends['range']
  onShow: (search: HealthSearch) => void
}

function Step({ way, until, range, onShow }: StepProps) {
  const Icon = way === 'earlier' ? ChevronLeft : ChevronRight
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={way === 'earlier' ? t('Earlier') : t('Later')}
      disabled={until === undefined}
      onClick={() => until !== undefined && onShow({ range, until })}
    >
      <Icon aria-hidden />
    </Button>
  )
}
