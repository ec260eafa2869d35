import { useState } from 'react'
import { budgetLimits, type Budget, type BudgetRequest } from '#shared/budgets.ts'
import { moneyCategory, type MoneyCategory } from '#shared/money.ts'
import { formatMonth } from '#web/format/money.ts'
import { language } from '#web/format/region.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { enteredAmount } from './entered-amount.ts'

type BudgetDialogProps = {
  month: string
  /** The currency of a new budget. */
  currency: string
  /** The budget to change; none for a new one. */
  budget: Budget | undefined
  /** Categories without a budget. */
  categories: readonly MoneyCategory[]
  pending: boolean
  onEnter: (request: BudgetRequest) => void
  onClose: () => void
}

/** Asks for a category's monthly budget, which applies from the month shown. */
export function BudgetDialog({ month, budget, categories, pending, ...dialog }: BudgetDialogProps) {
  const { onEnter, onClose } = dialog
  const currency = budget?.currency ?? dialog.currency
  const [category, setCategory] = useState(budget?.category ?? categories[0] ?? 'Other')
  const [text, setText] = useState(budget ? budget.amount.toLocaleString(language()) : '')
  const [problem, setProblem] = useState(false)
  const enter = (amount: number | null) =>
    onEnter({ category, currency, month, entered: { amount } })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            {budget
              ? t('Budget of {category}', { category: tServer(budget.category) })
              : t('Add a budget')}
          </DialogTitle>
          <DialogDescription>
            {t('From {month} on, until you change it.', { month: formatMonth(month) })}
          </DialogDescription>
        </DialogHeader>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            const amount = enteredAmount(text)
            const isFit = amount !== undefined && amount > 0 && amount <= budgetLimits.most
            setProblem(!isFit)
            if (isFit && !pending) enter(amount)
          }}
        >
          {!budget && (
            <Field label={t('Category')}>
              {(control) => (
                <Select
                  {...control}
                  value={category}
                  onChange={(event) => setCategory(moneyCategory.parse(event.target.value))}
                >
                  {categories.map((name) => (
                    <option key={name} value={name}>
                      {tServer(name)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field label={t('Amount a month in {currency}', { currency })}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                aria-invalid={problem}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          {problem && <FormError>{t('Enter an amount, such as 250.')}</FormError>}
          <DialogFooter>
            {budget && (
              <Button
                variant="ghost"
                className="sm:mr-auto"
                disabled={pending}
                onClick={() => enter(null)}
              >
                {t('Remove this budget')}
              </Button>
            )}
            <DialogClose asChild>
              <Button variant="outline">{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" disabled={pending}>
              {t('Save')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
