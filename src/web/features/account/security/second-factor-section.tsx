import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactorState } from '#shared/account-security.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t, tn } from '#web/words/translate.ts'
import { Section } from '../section.tsx'
import { Loaded } from './loaded.tsx'
import { PasswordStep } from './password-step.tsx'
import { renewRecoveryCodes, secondFactorQuery, turnOffSecondFactor } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { startInField } from './start-in-field.ts'

type Step = 'set-up' | 'new-codes' | 'turn-off'

/** Authenticator codes, required after the password. */
export function SecondFactorSection() {
  const query = useQuery(secondFactorQuery)
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['account'] })
  const close = () => setStep(undefined)
  return (
    <Section
      title={t('Two-factor authentication')}
      description={t(
        'Logging in with your password then also takes a code from an app, so the password alone is not enough.',
      )}
    >
      <Loaded query={query} items={t('The setting')}>
        {(state) => <State state={state} onStep={setStep} />}
      </Loaded>
      <Dialog open={step !== undefined} onOpenChange={(open) => !open && close()}>
        <DialogContent
          onOpenAutoFocus={startInField}
          aria-describedby={undefined}
          className="outline-none"
        >
          {step === 'set-up' && <SecondFactorSetup onTurnedOn={refresh} onDone={close} />}
          {step === 'new-codes' && <NewCodes onRenewed={refresh} onDone={close} />}
          {step === 'turn-off' && <TurnOff onTurnedOff={refresh} onDone={close} />}
        </DialogContent>
      </Dialog>
    </Section>
  )
}

type StateProps = { state: SecondFactorState; onStep: (step: Step) => void }

function State({ state: { on, hasPassword, recoveryCodesLeft: left }, onStep }: StateProps) {
  if (!hasPassword) {
    return (
      <p className="text-sm text-muted-foreground">
        {t('You log in with Google or Apple, whose own second step protects you here, too.')}
      </p>
    )
  }
  if (!on) {
    return (
      <Button variant="outline" className="self-start" onClick={() => onStep('set-up')}>
        {t('Turn on')}
      </Button>
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge variant="success">{t('On')}</Badge>
        <span className="text-muted-foreground">
          {tn(left, '{count} recovery code is left', '{count} recovery codes are left')}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onStep('new-codes')}>
          {t('New recovery codes')}
        </Button>
        <Button variant="outline" onClick={() => onStep('turn-off')}>
          {t('Turn off')}
        </Button>
      </div>
    </>
  )
}

function NewCodes({ onRenewed, onDone }: { onRenewed: () => void; onDone: () => void }) {
  const renew = useMutation({ mutationFn: renewRecoveryCodes, onSuccess: onRenewed })
  if (renew.data) {
    const { recoveryCodes } = renew.data
    return (
      <RecoveryCodes title={t('Your new recovery codes')} codes={recoveryCodes} onDone={onDone} />
    )
  }
  return (
    <PasswordStep
      title={t('New recovery codes')}
      description={t('Your current ones stop working.')}
      action={t('Create new codes')}
      pending={renew.isPending}
      problem={renew.error?.message}
      onPassword={renew.mutate}
    />
  )
}

function TurnOff({ onTurnedOff, onDone }: { onTurnedOff: () => void; onDone: () => void }) {
  const turnOff = useMutation({
    mutationFn: turnOffSecondFactor,
    onSuccess: () => {
      onTurnedOff()
      onDone()
      notify({ title: t('Two-factor authentication is off') })
    },
  })
  return (
    <PasswordStep
      title={t('Turn off two-factor authentication')}
      description={t(
        'Your password alone logs you in from then on. The key in your app and your recovery codes stop working.',
      )}
      action={t('Turn off')}
      destructive
      pending={turnOff.isPending}
      problem={turnOff.error?.message}
      onPassword={turnOff.mutate}
    />
  )
}
