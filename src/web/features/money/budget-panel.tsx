import { Link } from '@tanstack/react-router'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { budgetCategories, type Budget, type MonthBudgets } from '#shared/budgets.ts'
import { formatMoney, formatMonth } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeBar } from '#web/ui/change-bar.tsx'
import { cn } from '#web/ui/cn.ts'
import { Panel, PanelNote } from '#web/ui/panel.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { BudgetDialog } from './budget-dialog.tsx'
import { useBudgets } from './use-budgets.ts'

/** Budgeted and actual spending in the month. */
export function BudgetPanel({ view }: { view: MonthBudgets }) {
  const { month, currency, budgets, sheet } = view
  const entering = useBudgets()
  const [open, setOpen] = useState<Budget | 'new'>()
  const taken = new Set(budgets.map(({ category }) => category))
  const free = budgetCategories.filter((category) => !taken.has(category))
  const add = (
    <Button variant="outline" size="sm" disabled={free.length === 0} onClick={() => setOpen('new')}>
      <Plus aria-hidden />
      {t('Add a budget')}
    </Button>
  )
  return (
    <Panel
      title={t('Budgets')}
      description={formatMonth(month)}
      action={budgets.length > 0 ? add : undefined}
    >
      {budgets.length === 0 && (
        <PanelNote action={add}>
          {t('Decide what a category may cost each month, and see here how much of it is left.')}
        </PanelNote>
      )}
      <ul className="flex flex-col gap-4">
        {budgets.map((budget) => (
          <BudgetRow
            key={`${budget.currency} ${budget.category}`}
            budget={budget}
            onEdit={() => setOpen(budget)}
          />
        ))}
      </ul>
      {sheet && budgets.some(({ from }) => from === 'sheet') && (
        <p className="mt-4 text-xs text-muted-foreground">
          {t('From your sheet:')}{' '}
          <Link
            to="/documents/$documentId"
            params={{ documentId: sheet.documentId }}
            className="font-medium wrap-anywhere text-primary underline underline-offset-4"
          >
            {sheet.name}
          </Link>
        </p>
      )}
      <ChangeBar change={entering.last} pending={entering.pending} onDismiss={entering.dismiss} />
      {open !== undefined && (
        <BudgetDialog
          month={month}
          currency={currency}
          budget={open === 'new' ? undefined : open}
          categories={free}
          pending={entering.pending}
          onEnter={(request) => entering.enter(request, () => setOpen(undefined))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  )
}

function BudgetRow({ budget, onEdit }: { budget: Budget; onEdit: () => void }) {
  const { category, currency, amount, spent } = budget
  const name = tServer(category)
  const left = amount - spent
  const isOver = left < 0
  const values = { spent: formatMoney(spent, currency), amount: formatMoney(amount, currency) }
  const state = isOver
    ? t('{over} over budget', { over: formatMoney(-left, currency) })
    : t('{left} left', { left: formatMoney(left, currency) })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 text-sm">
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium">{name}</span>
          <span className="text-muted-foreground tabular-nums">
            {t('{spent} of {amount}', values)}
          </span>
        </div>
        <meter
          aria-label={t('{category}: {spent} of {amount}', { category: name, ...values })}
          className="sr-only"
          min={0}
          max={amount}
          value={Math.min(amount, Math.max(0, spent))}
        />
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-foreground/10">
          <div
            className={cn('h-full rounded-full', isOver ? 'bg-destructive' : 'bg-primary')}
            style={{ width: `${Math.min(100, Math.max(0, (spent / amount) * 100))}%` }}
          />
        </div>
        <span
          className={cn(
            'text-xs',
            isOver ? 'font-medium text-destructive' : 'text-muted-foreground',
          )}
        >
          {state}
        </span>
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('Change the budget of {category}', { category: name })}
        className="text-muted-foreground"
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </Button>
    </li>
  )
}
