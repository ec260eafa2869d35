import type { UsageOverview } from '#shared/usage.ts'
import { Chart } from '#web/parts/charts/chart.tsx'
import { Panel, PanelNote } from '#web/ui/panel.tsx'
import { Explain } from '#web/ui/explain.tsx'
import { t } from '#web/words/translate.ts'
import { explanationsOf } from './explanations.ts'

export function QueryTypes({ overview }: { overview: UsageOverview }) {
  const { queryTypes, since } = overview
  const points = [
    { label: t('Personal'), value: queryTypes.personal, color: 'chart-1' },
    { label: t('Analytical'), value: queryTypes.analytical, color: 'chart-2' },
    { label: t('General'), value: queryTypes.general, color: 'chart-3' },
  ]
  return (
    <Panel
      title={t('Query Types')}
      description={t('How your questions were understood')}
      action={<Explain figure={t('Query Types')} explanation={explanationsOf(overview).types} />}
    >
      {points.every(({ value }) => value === 0) ? (
        <PanelNote>
          {since.questions === null
            ? t('No question has been answered yet.')
            : t('No question was answered in this period.')}
        </PanelNote>
      ) : (
        <Chart spec={{ kind: 'pie', title: t('By type'), unit: t('queries'), points }} />
      )}
    </Panel>
  )
}
