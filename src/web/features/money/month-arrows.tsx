import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { adjacentMonth } from './adjacent-month.ts'

type MonthArrowsProps = {
  /** Months with transactions, newest first. */
  months: readonly string[]
  month: string | undefined
  onMonth: (month: string) => void
}

/** To the previous and the next month; from all months, to the newest. */
export function MonthArrows({ months, month, onMonth }: MonthArrowsProps) {
  const before = adjacentMonth(months, month, 'before')
  const after = adjacentMonth(months, month, 'after')
  return (
    <div className="flex gap-1">
      <Button
        variant="outline"
        size="icon"
        aria-label={t('Earlier')}
        disabled={before === undefined}
        onClick={() => before !== undefined && onMonth(before)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={t('Later')}
        disabled={after === undefined}
        onClick={() => after !== undefined && onMonth(after)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}
