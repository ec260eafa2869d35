import { moneyCategories, moneyCategory, type MoneyCategory } from '#shared/money.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Select } from '#web/ui/select.tsx'
import { t, tn, tServer } from '#web/words/translate.ts'

type SelectionBarProps = {
  count: number
  pending: boolean
  /** Leaves space below for the notice of the last change. */
  isRaised: boolean
  onCategory: (category: MoneyCategory) => void
  onClear: () => void
}

/** Actions on the chosen transactions, at the bottom of the page. */
export function SelectionBar({ count, pending, isRaised, onCategory, onClear }: SelectionBarProps) {
  return (
    <div className={cn('sticky z-10 empty:hidden', isRaised ? 'bottom-24' : 'bottom-4')}>
      {count > 0 && (
        <section
          aria-label={t('Selected transactions')}
          className="flex flex-wrap items-center gap-2 rounded-lg border bg-popover py-2 pr-2 pl-4 text-sm text-popover-foreground shadow-lg"
        >
          <output className="min-w-0 flex-1">
            {tn(count, '{count} transaction selected', '{count} transactions selected')}
          </output>
          <Select
            aria-label={t('Set the category')}
            className="w-auto"
            value=""
            disabled={pending}
            onChange={(event) => onCategory(moneyCategory.parse(event.target.value))}
          >
            <option value="" disabled>
              {t('Set the category')}
            </option>
            {moneyCategories.map((name) => (
              <option key={name} value={name}>
                {tServer(name)}
              </option>
            ))}
          </Select>
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t('Clear selection')}
          </Button>
        </section>
      )}
    </div>
  )
}
