import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { meQuery } from '#web/parts/session/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { CompleteStep } from './complete-step.tsx'
import { CredentialsStep } from './credentials-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { SourcesStep } from './sources-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { useLeaveWizard } from './use-leave-wizard.ts'
import { useWizard } from './use-wizard.ts'
import { WelcomeStep } from './welcome-step.tsx'
import { canLeave, percentOf, positionOf, steps, type Step } from './wizard.ts'

const headings = {
  welcome: [t('Welcome to Trove'), t('In five short steps Trove learns where your data is.')],
  'data-sources': [
    t('Connect your data'),
    t('Select at least one. You can add others at any time.'),
  ],
  credentials: [
    t('Connection details'),
    t('What connects each source: paste it, check it, or add an export.'),
  ],
  documents: [t('Your documents'), t('Add some now, or continue: this step can stay empty.')],
  complete: [t('You are all set'), t('Complete the setup and ask your first question.')],
} as const satisfies Record<Step, readonly [title: string, description: string]>

export function OnboardingPage() {
  const { data: me } = useQuery(meQuery)
  return me ? <Wizard key={me.id} personId={me.id} /> : null
}

function Wizard({ personId }: { personId: string }) {
  const { from } = useSearch({ strict: false })
  const state = useWizard(personId)
  const { wizard, upload, step, move } = state
  const { complete, skip } = useLeaveWizard(from, state.end)
  const [title, description] = headings[step]

  const next = () => {
    if (step === 'documents' && upload.chosen.length > 0) upload.send(() => move(1))
    else move(1)
  }
  const finish = (question?: string) =>
    complete.mutate({
      wizard,
      documentsCount: upload.sent.length,
      ...(question !== undefined && { question }),
    })

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6 md:py-10">
      <Position step={step} onSkip={() => skip.mutate()} />
      <Card className="gap-8 p-5 sm:p-8">
        <StepFrame key={step} title={title} description={description} entered={state.moved}>
          {step === 'welcome' && <WelcomeStep />}
          {step === 'data-sources' && (
            <SourcesStep selected={wizard.selected} onToggle={state.toggle} />
          )}
          {step === 'credentials' && <CredentialsStep state={state} />}
          {step === 'documents' && <DocumentsStep upload={upload} onGoOn={() => move(1)} />}
          {step === 'complete' && (
            <CompleteStep wizard={wizard} pending={complete.isPending} onAsk={finish} />
          )}
        </StepFrame>
        <div className="flex justify-between gap-3">
          <Button
            variant="outline"
            disabled={step === 'welcome' || upload.pending || complete.isPending}
            onClick={() => move(-1)}
          >
            {t('Back')}
          </Button>
          {step === 'complete' ? (
            <Button disabled={complete.isPending} onClick={() => finish()}>
              {complete.isPending && <Spinner />}
              {t('Complete Setup')}
            </Button>
          ) : (
            <Button disabled={!canLeave(step, wizard) || upload.pending} onClick={next}>
              {upload.pending && <Spinner />}
              {t('Next')}
            </Button>
          )}
        </div>
      </Card>
    </div>
  )
}

function Position({ step, onSkip }: { step: Step; onSkip: () => void }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-8 items-center justify-between gap-4 text-sm">
        <p id="onboarding-position" className="font-medium">
          {t('Step {step} of {length}', { step: positionOf(step), length: steps.length })}
        </p>
        <Button
          variant="link"
          className="min-h-8 touch:min-h-11 px-0 py-0 font-normal text-muted-foreground"
          onClick={onSkip}
        >
          {t('Skip for now')}
        </Button>
      </div>
      <Progress value={percentOf(step)} aria-labelledby="onboarding-position" />
      <p className="text-xs text-muted-foreground">
        {t('{step}% complete', { step: percentOf(step) })}
      </p>
    </div>
  )
}
