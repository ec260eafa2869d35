import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import type { SecondFactorSecret } from '#shared/account-security.ts'
import { formText } from '#web/ui/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CopyLine } from '#web/ui/copy-line.tsx'
import { t } from '#web/words/translate.ts'
import { PasswordStep } from './password-step.tsx'
import { beginSecondFactor, confirmSecondFactor } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

type SecondFactorSetupProps = { onTurnedOn: () => void; onDone: () => void }

/** A dialog for the password, then the key and a first code, then the recovery codes. */
export function SecondFactorSetup({ onTurnedOn, onDone }: SecondFactorSetupProps) {
  const begin = useMutation({ mutationFn: beginSecondFactor })
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) {
    return (
      <RecoveryCodes title={t('Two-factor authentication is on')} codes={codes} onDone={onDone} />
    )
  }
  if (begin.data) {
    const onConfirmed = (confirmed: readonly string[]) => {
      setCodes(confirmed)
      onTurnedOn()
    }
    return <FirstCode secret={begin.data} onConfirmed={onConfirmed} />
  }
  return (
    <PasswordStep
      title={t('Turn on two-factor authentication')}
      description={t('You need an authenticator app, on your phone or in your password manager.')}
      action={t('Continue')}
      pending={begin.isPending}
      problem={begin.error?.message}
      onPassword={begin.mutate}
    />
  )
}

type FirstCodeProps = {
  secret: SecondFactorSecret
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

function FirstCode({ secret, onConfirmed }: FirstCodeProps) {
  const confirm = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate(formText(event.currentTarget, 'code'))
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <DialogHeader>
        <DialogTitle>{t('Add Trove to your app')}</DialogTitle>
        <DialogDescription>
          {t(
            'Scan this with your authenticator app, or copy the key into it. Then enter the code that it shows.',
          )}
        </DialogDescription>
      </DialogHeader>
      <div className="self-center">
        <Suspense fallback={<Skeleton className="size-48" />}>
          <QrCode text={secret.address} label={t('QR code for your authenticator app')} />
        </Suspense>
      </div>
      <CopyLine label={t('Key')} value={secret.key} />
      <Field label={t('Code from the app')} className="max-w-40">
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="font-mono tracking-widest"
          />
        )}
      </Field>
      <FormError>{confirm.error?.message}</FormError>
      <DialogFooter>
        <Button type="submit" disabled={confirm.isPending}>
          {confirm.isPending ? t('Turning on...') : t('Turn on')}
        </Button>
      </DialogFooter>
    </form>
  )
}
