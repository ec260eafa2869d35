import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { screenHeads } from '#shared/screens.ts'
import { Page } from '#web/ui/page.tsx'
import { ExampleQueries } from './example-queries.tsx'
import { pathOfQuery } from '#web/parts/queries/path.ts'
import { queryOf } from '#web/parts/queries/queries.ts'
import { QueryForm } from './query-form.tsx'
import { QueryHistory } from './query-history.tsx'
import { QueryTips } from './query-tips.tsx'
import { ResultsCard, type ResultsTab } from './results-card.tsx'
import { TableBrowser } from './table-browser.tsx'
import { useCorrectionNotice } from './use-correction-notice.ts'
import { useExecute } from '#web/parts/queries/use-execute.ts'
import { useQueryText } from './use-query-text.ts'

const address = z.object({ query: z.catch(z.optional(z.string()), undefined) })

/** The query shown is in the address, so that it survives a reload. */
export function QueryBuilderPage() {
  const { query: id } = useSearch({ strict: false, select: (search) => address.parse(search) })
  const navigate = useNavigate()
  const input = useRef<HTMLTextAreaElement>(null)
  const { edited, edit, forget } = useQueryText(id)
  const query = useQuery({ ...queryOf(id ?? ''), enabled: id !== undefined })
  const [tab, setTab] = useState<ResultsTab>('results')
  const execute = useExecute((created, { sql }) => {
    forget()
    // After running a statement, its rows are shown.
    if (sql !== undefined) setTab('results')
    void navigate({ href: pathOfQuery(created) })
  })
  const corrected = useCorrectionNotice(query.data, (question) => execute.submit(question))
  // Typed text belongs to the query it was typed at; it stays until the next one is loaded.
  const typed = edited && edited.at === id ? edited.text : undefined
  const text = typed ?? query.data?.question ?? edited?.text ?? ''

  return (
    <Page {...screenHeads['query-builder']}>
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <QueryForm
              ref={input}
              text={text}
              pending={execute.pending}
              onText={edit}
              onExecute={() => execute.submit(text)}
            />
            <ResultsCard
              tab={tab}
              onTab={setTab}
              query={query.data}
              asked={id !== undefined}
              error={query.error}
              onRetry={() => void query.refetch()}
              onRun={(sql) => execute.submit(text, { sql })}
              onReading={(question, reading) => {
                corrected(question, reading)
                execute.submit(question, reading && { reading })
              }}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <ExampleQueries
              onPick={(example) => {
                edit(example)
                input.current?.focus()
              }}
            />
            <QueryHistory shown={id} />
            <TableBrowser />
            <QueryTips />
          </div>
        </div>
      </div>
    </Page>
  )
}
