import type { HealthRange, HealthWorkouts } from '#shared/health.ts'
import { formatCount } from '#web/format/count.ts'
import { Panel } from '#web/ui/panel.tsx'
import { t, tn } from '#web/words/translate.ts'
import { titleOf } from '#web/format/measure.ts'
import { durationText, measureText, workoutsChange, workoutsText } from './health-text.ts'
import { Figure } from './measure-panel.tsx'
import { TrendChart } from './trend-chart.tsx'

type WorkoutsPanelProps = { workouts: HealthWorkouts; range: HealthRange }

export function WorkoutsPanel({ workouts, range }: WorkoutsPanelProps) {
  const { count, minutes, before, kinds, points } = workouts
  return (
    <Panel title={t('Workouts')} className="h-full">
      <div className="flex flex-col gap-4">
        <Figure
          value={formatCount(count)}
          of={tn(count, 'workout, {duration} in all', 'workouts, {duration} in all', {
            duration: durationText(minutes),
          })}
          below={[workoutsChange(count, before.count, range)]}
        />
        <TrendChart
          title={
            range === 'year' ? t('Minutes of exercise by month') : t('Minutes of exercise by day')
          }
          unit="min"
          range={range}
          points={points}
          kind="bar"
        />
        <ul aria-label={t('Workouts by kind')} className="flex flex-col divide-y text-sm">
          {kinds.map(({ name, ...sums }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-3 py-1.5">
              <span className="min-w-0 font-medium break-words">{titleOf(name)}</span>
              <span className="text-muted-foreground tabular-nums">{sumsText(sums)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function sumsText({ count, minutes, kilometres }: HealthWorkouts['before']): string {
  const parts = [
    workoutsText(count),
    minutes > 0 ? durationText(minutes) : '',
    kilometres > 0 ? measureText('', 'km', kilometres) : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
