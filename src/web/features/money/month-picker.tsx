import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatMonth } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { t } from '#web/words/translate.ts'
import { adjacentMonth } from './adjacent-month.ts'

type MonthPickerProps = {
  /** Months with transactions, newest first. */
  months: readonly string[]
  /** `undefined` for all months. */
  month: string | undefined
  onMonth: (month: string | undefined) => void
}

/** The month shown, with arrows and arrow keys to the previous and the next one. */
export function MonthPicker({ months, month, onMonth }: MonthPickerProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const before = adjacentMonth(months, month, 'before')
  const after = adjacentMonth(months, month, 'after')

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    const next = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined
    if (next === undefined || !isFree(event.target, group.current)) return
    event.preventDefault()
    onMonth(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <fieldset ref={group} className="flex w-full min-w-0 items-center gap-1 sm:w-auto">
      <legend className="sr-only">{t('Month shown')}</legend>
      <Button
        variant="outline"
        size="icon"
        aria-label={t('Earlier')}
        aria-keyshortcuts="ArrowLeft"
        disabled={before === undefined}
        onClick={() => before !== undefined && onMonth(before)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Select
        aria-label={t('Month')}
        className="min-w-0 flex-1 sm:w-48 sm:flex-none"
        value={month ?? ''}
        onChange={({ target: { value } }) => onMonth(value === '' ? undefined : value)}
      >
        <option value="">{t('All months')}</option>
        {withShown(months, month).map((each) => (
          <option key={each} value={each}>
            {formatMonth(each)}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        size="icon"
        aria-label={t('Later')}
        aria-keyshortcuts="ArrowRight"
        disabled={after === undefined}
        onClick={() => after !== undefined && onMonth(after)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </fieldset>
  )
}

/** In a field, a menu or a scrolling box the arrow keys have their own function. */
const isFree = (target: EventTarget | null, group: HTMLElement | null) =>
  target === document.body ||
  (target instanceof Element &&
    (target.id === 'content' || (target.tagName === 'BUTTON' && group?.contains(target) === true)))

/** The month shown may have no transactions. */
function withShown(months: readonly string[], shown: string | undefined): readonly string[] {
  if (shown === undefined || months.includes(shown)) return months
  return [...months, shown].toSorted().toReversed()
}
