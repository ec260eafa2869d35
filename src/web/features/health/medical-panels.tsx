import { useRef, type ComponentProps, type ReactNode } from 'react'
import type { HealthEntry, HealthLabs, HealthMedication } from '#shared/health.ts'
import { dayText } from '#shared/written.ts'
import { language } from '#web/format/region.ts'
import { useCitedPassage } from '#web/parts/viewer/use-cited-passage.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LoadMore, ShownOfTotal } from '#web/ui/list-states.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { t } from '#web/words/translate.ts'
import { titleOf } from '#web/format/measure.ts'
import { LabRow } from './lab-row.tsx'

type Paged<Row> = ComponentProps<typeof LoadMore>['list'] & { data: readonly Row[] }

type MedicalPanelsProps = {
  labs: HealthLabs
  medications: Paged<HealthMedication>
  entries: Paged<HealthEntry>
}

/** Lab results, medications and the other entries of health records. */
export function MedicalPanels({ labs, medications, entries }: MedicalPanelsProps) {
  return (
    <>
      {labs.series.length > 0 && <LabPanel labs={labs} />}
      <div className="grid grid-cols-1 items-start gap-6 empty:hidden lg:grid-cols-2">
        <EntryPanel title={t('Medications')} list={medications}>
          {medications.data.map(({ name, dose, frequency, status, since, until }, at) => (
            <Entry
              key={`${at} ${name}`}
              name={name}
              status={status}
              detail={[dose, frequency]}
              dates={[since, until]}
            />
          ))}
        </EntryPanel>
        <EntryPanel title={t('Health records')} list={entries}>
          {entries.data.map(({ section, name, status, since, detail }, at) => (
            <Entry
              key={`${at} ${name}`}
              name={name}
              status={status}
              detail={[titleOf(section), detail]}
              dates={[since]}
            />
          ))}
        </EntryPanel>
      </div>
    </>
  )
}

function LabPanel({ labs: { series, shown, total } }: { labs: HealthLabs }) {
  const cited = useCitedPassage()
  return (
    <Panel
      title={t('Lab results')}
      description={t('The newest of each, with its reference range.')}
    >
      <ul aria-label={t('Lab results')} className="-my-3 flex flex-col divide-y">
        {series.map((one) => (
          <LabRow key={`${one.name} ${one.unit}`} series={one} onOpen={cited.open} />
        ))}
      </ul>
      {shown < total && <ShownOfTotal shown={shown} total={total} />}
      {cited.sheet}
    </Panel>
  )
}

type EntryPanelProps = {
  title: string
  list: Paged<HealthMedication | HealthEntry>
  children: ReactNode
}

function EntryPanel({ title, list, children }: EntryPanelProps) {
  const rows = useRef<HTMLUListElement>(null)
  if (list.data.length === 0) return null
  return (
    <Panel title={title}>
      <ul
        ref={rows}
        tabIndex={-1}
        aria-label={title}
        className="-my-2 flex flex-col divide-y outline-none"
      >
        {children}
      </ul>
      <LoadMore list={list} lastTo={rows} />
    </Panel>
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
