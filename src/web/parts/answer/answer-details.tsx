import { Check, ChevronRight, Copy } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import type { AskResponse } from '#shared/answers.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notice.tsx'
import { ResultTable } from './result-table.tsx'

type AnswerDetailsProps = Pick<AskResponse, 'query' | 'sql' | 'table'> &
  Partial<Pick<AskResponse, 'steps'>>

/** How the answer came about, for those who want to check it. */
export function AnswerDetails({ steps = [], query, sql, table }: AnswerDetailsProps) {
  if (steps.length === 0 && !query && sql === undefined && !table) return null
  return (
    <div className="flex flex-col divide-y rounded-lg border">
      {steps.length > 0 && (
        <Detail title="Steps">
          <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm">
            {steps.map(({ title, detail }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- steps never move
              <li key={place}>
                {title}
                {detail !== undefined && <p className="text-muted-foreground">{detail}</p>}
              </li>
            ))}
          </ol>
        </Detail>
      )}
      {query !== undefined && (
        <Detail title="Query">
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
        <Detail title="Rows">
          <ResultTable table={table} />
        </Detail>
      )}
    </div>
  )
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-muted-foreground transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}

function Sql({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify({ title: 'Error', description: 'The SQL was not copied.', destructive: true }),
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
        {copied ? 'Copied' : 'Copy SQL'}
      </Button>
    </div>
  )
}
