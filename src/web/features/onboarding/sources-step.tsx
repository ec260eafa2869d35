import {
  onboardingSources,
  type OnboardingSource,
  type OnboardingType,
} from '#shared/onboarding-sources.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { t, tServer } from '#web/words/translate.ts'

type SourcesStepProps = {
  selected: readonly OnboardingType[]
  onToggle: (type: OnboardingType) => void
}

export function SourcesStep({ selected, onToggle }: SourcesStepProps) {
  return (
    <ul aria-label={t('Data sources')} className="grid gap-3 sm:grid-cols-2">
      {onboardingSources.map((source) => (
        <li key={source.type} className="flex">
          <label className="flex flex-1 cursor-pointer items-start gap-3 rounded-lg border bg-card p-4 transition-colors hover:border-input has-checked:border-primary has-checked:bg-accent/50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
            <SourceIcon type={source.type} />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="font-medium">{source.name}</span>
              <span id={`about-${source.type}`} className="text-sm text-muted-foreground">
                {descriptionOf(source)}
              </span>
            </span>
            <input
              type="checkbox"
              name={source.type}
              aria-label={source.name}
              aria-describedby={`about-${source.type}`}
              checked={selected.includes(source.type)}
              onChange={() => onToggle(source.type)}
              className="mt-1 size-4 shrink-0 accent-primary outline-none"
            />
          </label>
        </li>
      ))}
    </ul>
  )
}

/** In the catalogue the type google is a cloud drive; here it is web analytics. */
function descriptionOf({ type }: OnboardingSource): string {
  return type === 'google'
    ? t('Visits to your website.')
    : tServer(sourceCatalogue[type].description)
}
