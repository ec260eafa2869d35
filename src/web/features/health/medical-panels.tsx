import type { HealthRecord } from '#shared/health.ts'
import { dayText } from '#shared/written.ts'
import { language } from '#web/format/region.ts'
import { useCitedPassage } from '#web/parts/viewer/use-cited-passage.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { titleOf } from './health-text.ts'
import { LabRow } from './lab-row.tsx'

/** Lab results, medications and the other entries of health records. */
export function MedicalPanels({
  record: { labs, medications, entries },
}: {
  record: HealthRecord
}) {
  const cited = useCitedPassage()
  return (
    <>
      {labs.length > 0 && (
        <Panel
          title={t('Lab results')}
          description={t('The newest of each, with its reference range.')}
        >
          <ul aria-label={t('Lab results')} className="-my-3 flex flex-col divide-y">
            {labs.map((series) => (
              <LabRow key={`${series.name} ${series.unit}`} series={series} onOpen={cited.open} />
            ))}
          </ul>
        </Panel>
      )}
      <div className="grid grid-cols-1 items-start gap-6 empty:hidden lg:grid-cols-2">
        {medications.length > 0 && (
          <Panel title={t('Medications')}>
            <ul aria-label={t('Medications')} className="-my-2 flex flex-col divide-y">
              {medications.map(({ name, dose, frequency, status, since, until }) => (
                <Entry
                  key={`${name} ${dose} ${since}`}
                  name={name}
                  status={status}
                  detail={[dose, frequency]}
                  dates={[since, until]}
                />
              ))}
            </ul>
          </Panel>
        )}
        {entries.length > 0 && (
          <Panel title={t('Health records')}>
            <ul aria-label={t('Health records')} className="-my-2 flex flex-col divide-y">
              {entries.map(({ section, name, status, since, detail }) => (
                <Entry
                  key={`${section} ${name} ${since}`}
                  name={name}
                  status={status}
                  detail={[titleOf(section), detail]}
                  dates={[since]}
                />
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {cited.sheet}
    </>
  )
}

type EntryProps = {
  name: string
  status: string
  detail: readonly string[]
  dates: readonly string[]
}

function Entry({ name, status, detail, dates }: EntryProps) {
  const days = dates.filter((day) => day !== '').map((day) => dayText(day, language()))
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2 text-sm">
      <span className="flex min-w-0 flex-1 basis-40 flex-col">
        <span className="font-medium break-words">{name}</span>
        <span className="break-words text-muted-foreground">
          {detail.filter((part) => part !== '').join(', ')}
        </span>
      </span>
      <span className="ml-auto flex flex-col items-end gap-1 text-muted-foreground">
        <span className="tabular-nums">{days.join(' – ')}</span>
        {status !== '' && <Badge variant="outline">{titleOf(status)}</Badge>}
      </span>
    </li>
  )
}
