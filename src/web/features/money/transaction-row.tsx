import { ArrowLeftRight, Ellipsis, Pencil } from 'lucide-react'
import { useState } from 'react'
import { moneyCategories, moneyCategory, type MoneyTransaction } from '#shared/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { Select } from '#web/ui/select.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { formatSigned } from '#web/format/money.ts'
import { t, tServer } from '#web/words/translate.ts'
import { RenameMerchant } from './rename-merchant.tsx'
import type { Corrections } from './use-corrections.ts'

type TransactionRowProps = { transaction: MoneyTransaction; corrections: Corrections }
type ChoosableProps = TransactionRowProps & { chosen: boolean; onToggle: () => void }

export function TransactionRow({ transaction, corrections, chosen, onToggle }: ChoosableProps) {
  const {
    merchant,
    description,
    category,
    kind,
    amount,
    currency,
    account,
    bought = '',
  } = transaction
  const isTransfer = kind === 'transfer'
  return (
    // With large text on a small screen the amount goes below the name.
    <div className="@container">
      <div
        className={cn(
          'grid grid-cols-[auto_minmax(0,1fr)_auto_auto] @max-[16rem]:grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_11rem_minmax(7.5rem,max-content)_auto] sm:px-5',
          chosen && 'bg-accent/50',
        )}
      >
        <label className="-m-3.5 flex p-3.5">
          <input
            type="checkbox"
            aria-label={t('Select {name}', {
              name: `${merchant}, ${formatSigned(amount, currency)}`,
            })}
            className="size-4 accent-primary"
            checked={chosen}
            onChange={onToggle}
          />
        </label>
        <div className="flex min-w-0 flex-col">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <OneLine text={merchant} className="font-medium" />
            <Marks transaction={transaction} />
          </span>
          <OneLine
            text={[bought, account, description].filter((part) => part !== '').join(' · ')}
            className="text-xs text-muted-foreground"
          />
        </div>
        <span
          className={cn(
            'text-right font-medium whitespace-nowrap tabular-nums sm:order-3 @max-[16rem]:order-last @max-[16rem]:col-start-2 @max-[16rem]:col-end-4',
            isTransfer && 'text-muted-foreground',
            amount > 0 && !isTransfer && 'text-success',
          )}
        >
          {formatSigned(amount, currency)}
        </span>
        <span className="-mr-2 sm:order-4">
          <RowMenu transaction={transaction} corrections={corrections} />
        </span>
        <Select
          aria-label={t('Category of {merchant}', { merchant })}
          className="col-start-2 col-end-5 @max-[16rem]:col-end-4 field-sizing-content min-h-7 w-fit max-w-full cursor-pointer touch:min-h-11 appearance-none rounded-full border-transparent bg-secondary/60 px-3 py-0.5 text-muted-foreground shadow-none hover:border-input hover:text-foreground sm:order-2 sm:col-auto md:text-xs"
          value={category}
          onChange={(event) =>
            corrections.sort(transaction, moneyCategory.parse(event.target.value))
          }
        >
          {moneyCategories.map((name) => (
            <option key={name} value={name}>
              {tServer(name)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

function Marks({
  transaction: { pending, isPossibleDuplicate, kind, alsoFrom },
}: {
  transaction: MoneyTransaction
}) {
  return (
    <>
      {kind === 'refund' && <Badge variant="outline">{t('Refund')}</Badge>}
      {pending && <Badge variant="outline">{t('Pending')}</Badge>}
      {alsoFrom && (
        <Badge variant="outline" title={t('Several sources have it. It counts once.')}>
          {t('From {count} sources', { count: alsoFrom.length + 1 })}
        </Badge>
      )}
      {isPossibleDuplicate && (
        <Badge
          variant="warning"
          title={t(
            'Another source has one of the same day and amount. Both are kept, because it is not certain that they are the same.',
          )}
        >
          {t('Perhaps twice')}
        </Badge>
      )}
    </>
  )
}

function RowMenu({ transaction, corrections }: TransactionRowProps) {
  const [renaming, setRenaming] = useState(false)
  const isTransfer = transaction.kind === 'transfer'
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t('Actions for {merchant}', { merchant: transaction.merchant })}
          >
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setRenaming(true)}>
            <Pencil aria-hidden />
            {t('Rename merchant')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => corrections.markTransfer(transaction, !isTransfer)}>
            <ArrowLeftRight aria-hidden />
            {isTransfer ? t('Not a transfer') : t('Mark as transfer')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {renaming && (
        <RenameMerchant
          transaction={transaction}
          pending={corrections.pending}
          onRename={(name, onSaved) => corrections.rename(transaction, name, onSaved)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
