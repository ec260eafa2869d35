import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#shared/limits.ts'
import { screenHeads } from '#shared/screens.ts'
import { documentList } from '#web/parts/documents/queries.ts'
import { queryBuilderPath } from '#web/parts/queries/path.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { t } from '#web/words/translate.ts'
import { PrivacyNotice } from './privacy-notice.tsx'
import { QueryChart } from './query-chart.tsx'
import { QuickQuery } from './quick-query.tsx'
import { RecentDocuments } from './recent-documents.tsx'
import { StatsStrip } from './stats-strip.tsx'

type DashboardProps = {
  /** Today's news. */
  today: ReactNode
  /** The card of the person's data sources. */
  sources: ReactNode
}

export function Dashboard({ today, sources }: DashboardProps) {
  const list = useInfiniteQuery({
    ...documentList,
    refetchOnMount: 'always',
    // Only while a document is being read: its row shows the progress.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ documents }) => documents.some(isProcessing))
        ? limits.documentsPollMs
        : false,
  })
  const documents = {
    all: list.data?.length ?? 0,
    processing: list.data?.filter(isProcessing).length ?? 0,
  }

  return (
    <Page
      {...screenHeads.dashboard}
      actions={
        <Button asChild>
          <Link to={queryBuilderPath}>
            <Plus aria-hidden />
            {t('New Query')}
          </Link>
        </Button>
      }
    >
      {today}
      <StatsStrip documents={documents} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <QueryChart title={t('Query Analytics')} />
          <QuickQuery />
          {sources}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <RecentDocuments list={list} />
          <PrivacyNotice />
        </div>
      </div>
    </Page>
  )
}

const isProcessing = ({ status }: { status: string }) => status === 'processing'
