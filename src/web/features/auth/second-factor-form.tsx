import { useState, type FormEvent } from 'react'
import type { SecondFactorRequest } from '#shared/account-security.ts'
import { sendSecondFactor } from '#shared/calls/sign-in.ts'
import { request } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { formText } from '#web/ui/form-text.ts'
import { Input } from '#web/ui/input.tsx'
import { t } from '#web/words/translate.ts'
import { failureText } from './failure-text.ts'
import { useLogIn } from './use-log-in.ts'
import { WaitingNote } from './waiting-note.tsx'

type SecondFactorFormProps = { onSignedIn: () => void; onBack: () => void }

/** After a right password, for a person with a second factor. */
export function SecondFactorForm({ onSignedIn, onBack }: SecondFactorFormProps) {
  const [recovery, setRecovery] = useState(false)
  const [trust, setTrust] = useState(false)
  const logIn = useLogIn(
    (json: SecondFactorRequest, signal) => request(sendSecondFactor, { json, signal }),
    onSignedIn,
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    logIn.mutate({ code: formText(event.currentTarget, 'code'), trust })
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      <DialogTitle className="pr-8 font-display text-2xl leading-8 font-normal tracking-tight">
        {t('Enter your code')}
      </DialogTitle>
      <Field
        key={recovery ? 'recovery' : 'app'}
        label={recovery ? t('Recovery code') : t('Code')}
        hint={
          recovery
            ? t('One of the recovery codes that you kept. Each works once.')
            : t('The six digits that your authenticator app shows now.')
        }
      >
        {(control) => (
          <Input
            {...control}
            name="code"
            autoFocus
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono tracking-widest"
          />
        )}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded text-sm">
        <input
          type="checkbox"
          checked={trust}
          onChange={() => setTrust(!trust)}
          className="size-4 shrink-0 accent-primary"
        />
        {t('Trust this browser for 30 days')}
      </label>
      <FormError>{logIn.isError && failureText(logIn.error)}</FormError>
      <WaitingNote shown={logIn.waits} />
      <Button type="submit" disabled={logIn.isPending}>
        {logIn.isPending ? t('Signing in...') : t('Sign In')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="link" className="px-0" onClick={() => setRecovery(!recovery)}>
          {recovery ? t('Use a code from the app') : t('Use a recovery code')}
        </Button>
        <Button variant="link" className="px-0" onClick={onBack}>
          {t('Back to log in')}
        </Button>
      </div>
    </form>
  )
}
