import { useState } from 'react'
import type { UsageOverview } from '#shared/usage.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { Panel, PanelNote } from '#web/ui/panel.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import { Explain } from '#web/ui/explain.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { explanationsOf } from './explanations.ts'

/** The contents of each source, and how often answers cited it. */
export function DataSourceUsage({ overview }: { overview: UsageOverview }) {
  const [by, setBy] = useState('records')
  const { sources, period } = overview
  const explained = explanationsOf(overview)
  const isRecords = by === 'records'
  const points = sources
    .map(({ name, dataPoints, citations, documents }) => ({
      // Kinds of uploads have words of ours, sources the person's.
      label: documents === undefined ? name : tServer(name),
      value: isRecords ? dataPoints : citations,
    }))
    .toSorted((a, b) => b.value - a.value)
  return (
    <Panel
      title={t('Data Source Usage')}
      description={
        isRecords
          ? t('What answers can draw on: stored rows, messages and passages')
          : t('How often answers cited their sources')
      }
      action={
        <Explain
          figure={
            isRecords ? t('Data Source Usage by records') : t('Data Source Usage by citations')
          }
          explanation={isRecords ? explained.records : explained.citations}
        />
      }
    >
      <Tabs value={by} onValueChange={setBy} className="flex-1">
        <TabsList aria-label={t('Data Source Usage')} className="self-start max-sm:min-h-13">
          <TabsTrigger value="records" className="flex-auto whitespace-nowrap">
            {t('By records')}
          </TabsTrigger>
          <TabsTrigger value="citations" className="flex-auto whitespace-nowrap">
            {t('By citations')}
          </TabsTrigger>
        </TabsList>
        <TabsContent value={by} className="flex flex-col">
          {points.every(({ value }) => value === 0) ? (
            <PanelNote>{emptyText(isRecords, period.from === null)}</PanelNote>
          ) : (
            <Chart
              spec={{
                kind: 'bar',
                title: t('By source'),
                unit: isRecords ? t('data points') : t('citations'),
                points,
              }}
            />
          )}
        </TabsContent>
      </Tabs>
    </Panel>
  )
}

function emptyText(isRecords: boolean, isAllTime: boolean): string {
  if (!isRecords) {
    return isAllTime
      ? t('No answer has cited anything yet.')
      : t('No answer in this period cites anything.')
  }
  return isAllTime
    ? t('Nothing is stored yet. Upload a document to see what it adds.')
    : t('Nothing that is stored is from this period.')
}
