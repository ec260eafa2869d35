import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import type { OnboardingSource } from '#shared/onboarding-sources.ts'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { checkQuery } from './calls.ts'
import { CheckResult } from './check-result.tsx'
import { sampleQuestions } from './sample-questions.ts'
import { fileText, selectedSources, textOf, type Wizard } from './wizard.ts'

type CompleteStepProps = {
  wizard: Wizard
  pending: boolean
  onAsk: (question: string) => void
}

export function CompleteStep({ wizard, pending, onAsk }: CompleteStepProps) {
  return (
    <>
      <section aria-labelledby="to-connect" className="flex flex-col gap-3">
        <h2 id="to-connect" className="text-base font-semibold">
          {t('What will be connected')}
        </h2>
        <ul className="flex flex-col divide-y rounded-lg border">
          {selectedSources(wizard).map((source) => (
            <ToConnect key={source.type} source={source} wizard={wizard} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="sample-questions" className="flex flex-col gap-3">
        <h2 id="sample-questions" className="text-base font-semibold">
          {t('What you could ask first')}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {sampleQuestions.map((question) => (
            <li key={question} className="flex">
              <button
                type="button"
                disabled={pending}
                onClick={() => onAsk(question)}
                className="flex min-h-12 flex-1 items-center gap-3 rounded-lg border bg-card px-4 py-3 text-left text-sm transition-colors hover:border-input hover:bg-secondary disabled:opacity-50"
              >
                <MessageCircleQuestion aria-hidden className="size-4 shrink-0 text-primary" />
                {question}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Checks texts that have not been checked yet. */
function ToConnect({ source, wizard }: { source: OnboardingSource; wizard: Wizard }) {
  const credentials = textOf(wizard, source).trim()
  const added = wizard.imports[source.type]
  const isText = credentials !== '' && credentials !== fileText
  const check = useQuery({
    ...checkQuery({ type: source.type, credentials }),
    enabled: isText,
  })
  return (
    <li className="flex items-start gap-3 p-3">
      <SourceIcon type={source.type} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="font-medium">{source.name}</span>
        {added && (
          <CheckResult
            result="works"
            text={t('{names} will be imported.', { names: added.names.join(', ') })}
          />
        )}
        {isText && check.isFetching && <Skeleton className="h-5 w-48 max-w-full" />}
        {isText && check.data && !check.isFetching && !(added && check.data.result !== 'works') && (
          <CheckResult {...check.data} />
        )}
        {isText && check.error && !check.isFetching && (
          <CheckResult
            result="problem"
            text={t('It could not be checked now. It is tried when you complete the setup.')}
          />
        )}
      </div>
    </li>
  )
}
