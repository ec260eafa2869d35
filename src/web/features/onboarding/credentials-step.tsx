import { useRef } from 'react'
import type { OnboardingType } from '#shared/onboarding-sources.ts'
import { t } from '#web/words/translate.ts'
import { SourceDetails } from './source-details.tsx'
import { useExportFiles } from './use-export-files.ts'
import type { WizardState } from './use-wizard.ts'
import { selectedSources } from './wizard.ts'

/** One text for each selected source, or its export. */
export function CredentialsStep({ state }: { state: WizardState }) {
  const chooser = useRef<HTMLInputElement>(null)
  const wanted = useRef<OnboardingType>(undefined)
  const files = useExportFiles(state)
  const choose = (type: OnboardingType) => {
    wanted.current = type
    chooser.current?.click()
  }
  return (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('Export files')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          const source = selectedSources(state.wizard).find(({ type }) => type === wanted.current)
          if (source && chosen.length > 0) files.add(source, chosen)
        }}
      />
      <ul aria-label={t('Connection details')} className="flex flex-col divide-y">
        {selectedSources(state.wizard).map((source) => (
          <SourceDetails
            key={source.type}
            source={source}
            state={state}
            files={files}
            onChoose={() => choose(source.type)}
          />
        ))}
      </ul>
      <p className="max-w-prose text-sm text-muted-foreground">
        {t(
          'What you enter is checked only when you ask, and not stored until you complete the setup. Tokens and passwords stay on this page only: a reload forgets them.',
        )}
      </p>
    </>
  )
}
