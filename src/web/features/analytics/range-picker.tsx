import { useState } from 'react'
import type { UsageRange } from '#shared/usage.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { CustomRange } from './custom-range.tsx'
import { namedRanges } from './period.ts'

type RangePickerProps = { range: UsageRange; onChoose: (range: UsageRange) => void }

/** The choice of the period for the figures. */
export function RangePicker({ range, onChoose }: RangePickerProps) {
  const isCustom = range.from !== undefined
  /** Until the person opens or closes it, the form is shown if it determines the period. */
  const [toggled, setToggled] = useState<boolean>()
  const entering = toggled ?? isCustom
  const choose = (chosen: UsageRange) => {
    setToggled(undefined)
    onChoose(chosen)
  }
  return (
    <section aria-label={t('Period')} className="flex flex-col gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 sm:flex sm:flex-wrap">
        {namedRanges.map(({ name, label }) => (
          <Button
            key={name}
            variant={range.range === name ? 'default' : 'outline'}
            className="max-sm:min-h-11 max-sm:px-2"
            aria-pressed={range.range === name}
            onClick={() => choose({ range: name })}
          >
            {label}
          </Button>
        ))}
        <Button
          variant={isCustom ? 'default' : 'outline'}
          className="max-sm:min-h-11 max-sm:px-2"
          aria-pressed={isCustom}
          aria-expanded={entering}
          onClick={() => setToggled(!entering)}
        >
          {t('From – to')}
        </Button>
      </div>
      {entering && <CustomRange range={range} onChoose={choose} />}
    </section>
  )
}
