import type { SourceSchedule } from '#shared/sources.ts'
import { t } from '#web/words/translate.ts'
import { schedules } from './settings.ts'

type ScheduleFieldProps = { value: SourceSchedule; onChange: (value: SourceSchedule) => void }

/** How often the source is synced automatically. */
export function ScheduleField({ value, onChange }: ScheduleFieldProps) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1.5 text-sm font-medium">{t('Sync automatically')}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-lg bg-muted p-1">
        {schedules.map(([id, text]) => (
          <label
            key={id}
            className="flex min-h-9 touch:min-h-11 cursor-pointer items-center justify-center rounded-md text-sm font-medium text-muted-foreground transition-colors hover:text-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-ring dark:has-checked:bg-background"
          >
            <input
              type="radio"
              name="schedule"
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
