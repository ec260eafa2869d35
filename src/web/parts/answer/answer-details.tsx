import { Check, ChevronRight, Copy } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import type { AskResponse } from '#shared/answers.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { ResultTable } from './result-table.tsx'

type AnswerDetailsProps = Pick<AskResponse, 'query' | 'sql' | 'table' | 'evidence'> &
  Partial<Pick<AskResponse, 'steps'>> & {
    /** The question as interpreted. */
    understood?: string | undefined
    title?: string
    children?: ReactNode
  }

/** How the answer was derived, folded into one line, for those who want to check it. */
export function AnswerDetails({ title = t('How this was worked out'), ...of }: AnswerDetailsProps) {
  const { steps = [], understood, query, sql, table, evidence, children } = of
  const isEmpty = [query, sql, table, evidence].every((part) => part === undefined)
  if (steps.length === 0 && isEmpty && !children) return null
  return (
    <details className="group rounded-lg border print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-muted-foreground transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-4">
        {understood !== undefined && (
          <p className="text-sm wrap-anywhere text-muted-foreground">
            <span className="font-medium">{t('Understood as:')}</span> {understood}
          </p>
        )}
        {steps.length > 0 && (
          <Detail title={t('Steps')}>
            <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm">
              {steps.map((step, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- steps never move
                <li key={place}>
                  {tServer(step.title)}
                  {step.detail !== undefined && step.detail !== sql && (
                    <p className="wrap-anywhere text-muted-foreground">{step.detail}</p>
                  )}
                </li>
              ))}
            </ol>
          </Detail>
        )}
        {children}
        {query !== undefined && (
          <Detail title={t('Query')}>
            <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
              {query.map(({ label, value }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- parts never move
                <Fragment key={place}>
                  <dt className="text-muted-foreground">{label}</dt>
                  <dd className="mb-1 min-w-0 wrap-anywhere sm:mb-0">{value}</dd>
                </Fragment>
              ))}
            </dl>
          </Detail>
        )}
        {sql !== undefined && (
          <Detail title="SQL">
            <Sql text={sql} />
          </Detail>
        )}
        {table !== undefined && (
          <Detail title={t('Rows')}>
            <ResultTable table={table} />
          </Detail>
        )}
        {evidence !== undefined && (
          <Detail title={t('Computed from')}>
            <ResultTable table={evidence} name={t('Computed from')} />
          </Detail>
        )}
      </div>
    </details>
  )
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h4 className="text-xs font-medium text-muted-foreground">{title}</h4>
      {children}
    </div>
  )
}

function Sql({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () =>
        notify({ title: t('Error'), description: t('The SQL was not copied.'), destructive: true }),
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <section
        aria-label="SQL"
        // A box that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="w-full overflow-x-auto rounded-md bg-muted p-3"
      >
        <pre className="font-mono text-xs leading-5">
          <code>{text}</code>
        </pre>
      </section>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copied ? t('Copied') : t('Copy SQL')}
      </Button>
    </div>
  )
}
