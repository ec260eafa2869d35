import { Link } from '@tanstack/react-router'
import {
  Cake,
  CalendarDays,
  CopyCheck,
  Database,
  FileText,
  Footprints,
  Mail,
  ReceiptText,
  TrendingUp,
  WalletCards,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { TodayLine } from '#shared/today.ts'
import { formatMoney, formatShortDay } from '#web/format/money.ts'
import { language } from '#web/format/region.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { t } from '#web/words/translate.ts'
import { lineText } from './line-text.ts'

const icons = {
  spending: WalletCards,
  bill: ReceiptText,
  price: TrendingUp,
  twice: CopyCheck,
  event: CalendarDays,
  mail: Mail,
  birthday: Cake,
  health: Footprints,
  import: Database,
  week: WalletCards,
  biggest: ReceiptText,
  documents: FileText,
} satisfies Record<TodayLine['kind'], LucideIcon>

/** Number of new documents with a link; the others are on their own page. */
const shownDocuments = 5

type TodayRowProps = { line: TodayLine; onDismiss: () => void }

export function TodayRow({ line, onDismiss }: TodayRowProps) {
  const Icon = icons[line.kind]
  const text = lineText(line)
  return (
    <li className="flex items-start gap-3 rounded-md px-2 py-1.5">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-primary" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 py-0.5 text-sm">
        <p className="break-words">{text}</p>
        <Evidence line={line} />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Dismiss: {text}', { text })}
        title={t('Dismiss')}
        onClick={onDismiss}
        className="-my-1 shrink-0 text-muted-foreground"
      >
        <X aria-hidden />
      </Button>
    </li>
  )
}

const linkClass =
  'inline-flex min-h-8 items-center font-medium text-primary underline underline-offset-4 touch:min-h-11'

/** The source of the line. */
function Evidence({ line }: { line: TodayLine }): ReactNode {
  switch (line.kind) {
    case 'spending':
      return (
        <Link to="/money" search={{ month: line.month }} className={linkClass}>
          {t('Transactions of this month')}
        </Link>
      )
    case 'twice':
      return (
        <Link to="/money" search={{ q: line.merchant, month: 'all' }} className={linkClass}>
          {t('Both payments')}
        </Link>
      )
    case 'bill':
    case 'price': {
      const { merchant, currency, payments } = line.payment
      return (
        <Rows
          summary={t('The latest payments')}
          rows={payments.map(({ date, amount }) => [date, formatMoney(amount, currency)])}
        >
          <Link to="/money" search={{ q: merchant, month: 'all' }} className={linkClass}>
            {t('All payments')}
          </Link>
        </Rows>
      )
    }
    case 'week':
      return (
        <Rows
          summary={t('Day by day')}
          rows={line.days.map(({ day, value }) => [day, formatMoney(value, line.currency)])}
        >
          <Link to="/money" search={{ month: line.days[0]?.day.slice(0, 7) }} className={linkClass}>
            {t('Transactions of this month')}
          </Link>
        </Rows>
      )
    case 'biggest':
      return line.payments.map(({ merchant, date }) => (
        <Link
          key={`${date} ${merchant}`}
          to="/money"
          search={{ q: merchant, month: date.slice(0, 7) }}
          className={cn(linkClass, 'mr-3')}
        >
          {merchant}
        </Link>
      ))
    case 'documents':
      return line.documents.slice(0, shownDocuments).map(({ documentId, name }) => (
        <Link
          key={documentId}
          to="/documents/$documentId"
          params={{ documentId }}
          className={cn(linkClass, 'mr-3 wrap-anywhere')}
        >
          {name}
        </Link>
      ))
    case 'health':
      return (
        <Rows
          summary={t('The last seven days')}
          rows={line.days.map(({ day, value }) => [day, value.toLocaleString(language())])}
        />
      )
    case 'event':
    case 'mail':
      if (line.documentId === undefined) return null
      return (
        <Link
          to="/documents/$documentId"
          params={{ documentId: line.documentId }}
          className={linkClass}
        >
          {line.kind === 'mail' ? t('Open the mail') : t('Open the calendar entry')}
        </Link>
      )
    case 'birthday':
      return (
        <Link to="/people" search={{ q: line.name }} className={linkClass}>
          {t('{name} in People', { name: line.name })}
        </Link>
      )
    case 'import':
      return (
        <Link to="/data-sources" className={linkClass}>
          {t('Data Sources')}
        </Link>
      )
  }
}

type RowsProps = { summary: string; rows: readonly [string, string][]; children?: ReactNode }

function Rows({ summary, rows, children }: RowsProps) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1.5 text-muted-foreground hover:text-foreground touch:py-3">
        {summary}
      </summary>
      <ul className="flex max-w-64 flex-col">
        {rows.map(([day, value]) => (
          <li key={day} className="flex justify-between gap-4 py-0.5 tabular-nums">
            <span className="text-muted-foreground">{formatShortDay(day)}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}
