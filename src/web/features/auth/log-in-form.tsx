import type { FormEvent } from 'react'
import { secondFactorNeeded } from '#shared/account-security.ts'
import { logIn as logInCall } from '#shared/calls/sign-in.ts'
import { request } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { t } from '#web/words/translate.ts'
import { EmailField, type EmailState } from './email-field.tsx'
import { failureText } from './failure-text.ts'
import { formText } from '#web/ui/form-text.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useLogIn } from './use-log-in.ts'
import { WaitingNote } from './waiting-note.tsx'

type LogInFormProps = {
  email: EmailState
  problem: string | undefined
  onSignedIn: () => void
  /** The password was right, and a code is required, too. */
  onSecondFactor: () => void
  onForgot: () => void
}

export function LogInForm(props: LogInFormProps) {
  const { email, problem, onSignedIn, onSecondFactor, onForgot } = props
  const logIn = useLogIn(
    (password: string, signal) =>
      request(logInCall, { json: { email: email.value, password }, signal }),
    async (answer) => {
      if (secondFactorNeeded.safeParse(await answer.json()).success) onSecondFactor()
      else onSignedIn()
    },
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    logIn.mutate(formText(event.currentTarget, 'password'))
  }

  return (
    <div className="flex flex-col gap-5">
      <DialogTitle className="font-display text-2xl leading-8 font-normal tracking-tight">
        {t('Welcome back')}
      </DialogTitle>
      {logIn.isIdle && <FormError>{problem}</FormError>}
      <SocialButtons>
        <PasskeyButton onSignedIn={onSignedIn} />
      </SocialButtons>
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <EmailField {...email} />
        <div className="flex flex-col gap-1.5">
          <Field label={t('Password')}>
            {(control) => (
              <PasswordInput {...control} name="password" autoComplete="current-password" />
            )}
          </Field>
          <Button
            variant="link"
            className="min-h-8 touch:min-h-11 self-start px-0 py-0"
            onClick={onForgot}
          >
            {t('Forgot password?')}
          </Button>
        </div>
        <FormError>{logIn.isError && failureText(logIn.error)}</FormError>
        <WaitingNote shown={logIn.waits} />
        <Button type="submit" disabled={logIn.isPending}>
          {logIn.isPending ? t('Signing in...') : t('Sign In')}
        </Button>
      </form>
    </div>
  )
}
