import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { limits } from '#shared/limits.ts'
import { resetPassword } from '#shared/calls/sign-in.ts'
import { request } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardContent } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Page } from '#web/ui/page.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useAuthDialog } from '#web/parts/session/auth-dialog-context.ts'
import { t } from '#web/words/translate.ts'
import { failureText } from './failure-text.ts'
import { formText } from '#web/ui/form-text.ts'
import { resetToken } from './reset-token.ts'

/** Target of the link in a reset mail. */
export function ResetPasswordPage() {
  const { openAuth } = useAuthDialog()
  const [token] = useState(() => resetToken(window.location))
  const reset = useMutation({
    mutationFn: (password: string) =>
      request(resetPassword, { json: { token: token ?? '', password } }),
    // The link is used up: the log-in then loads the home page.
    onSuccess: () => window.history.replaceState(null, '', '/'),
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    reset.mutate(formText(event.currentTarget, 'password'))
  }

  if (token === undefined) {
    return (
      <Page title={t('This link is incomplete')} width="narrow">
        <p>{t('Open the link in the mail again, or ask for a new one.')}</p>
        <Button className="self-start" onClick={() => openAuth('forgot-password')}>
          {t('Ask for a new link')}
        </Button>
      </Page>
    )
  }
  if (reset.isSuccess) {
    return (
      <Page title={t('Your password is changed')} width="narrow">
        <p>
          {t(
            'From now on the new password opens your account. All browsers are logged out and your API keys are revoked.',
          )}
        </p>
        <Button className="self-start" onClick={() => openAuth('log-in')}>
          {t('Log in')}
        </Button>
      </Page>
    )
  }
  return (
    <Page title={t('Choose a new password')} width="narrow">
      <Card className="max-w-md">
        <CardContent>
          <form onSubmit={onSubmit} className="flex flex-col gap-4">
            <Field
              label={t('New password')}
              hint={t(
                'At least {passwordMinimum} characters. Saving it logs out all browsers and revokes your API keys.',
                { passwordMinimum: limits.passwordMinimum },
              )}
            >
              {(control) => (
                <PasswordInput {...control} name="password" autoComplete="new-password" />
              )}
            </Field>
            <FormError>{reset.isError && failureText(reset.error)}</FormError>
            <Button type="submit" disabled={reset.isPending} className="self-start">
              {reset.isPending ? t('Saving...') : t('Save password')}
            </Button>
          </form>
        </CardContent>
      </Card>
    </Page>
  )
}
