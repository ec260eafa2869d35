import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { forgotPassword } from '#shared/calls/sign-in.ts'
import { request } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { t } from '#web/words/translate.ts'
import { EmailField, type EmailState } from './email-field.tsx'
import { failureText } from './failure-text.ts'
import { siteQuery } from '#web/parts/session/queries.ts'

type ForgotPasswordFormProps = { email: EmailState; onBack: () => void }

export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const { data: site } = useQuery(siteQuery)
  const ask = useMutation({
    mutationFn: () => request(forgotPassword, { json: { email: email.value } }),
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask.mutate()
  }

  return (
    <div className="flex flex-col gap-5">
      <DialogHeader>
        <DialogTitle className="font-display text-2xl leading-8 font-normal tracking-tight">
          {t('Reset your password')}
        </DialogTitle>
        <DialogDescription>
          {ask.isSuccess
            ? sentText(site?.mail ?? true)
            : t('Enter your account’s email to get a link for choosing a new password.')}
        </DialogDescription>
      </DialogHeader>
      {!ask.isSuccess && (
        <form onSubmit={onSubmit} className="flex flex-col gap-4">
          <EmailField {...email} />
          <FormError>{ask.isError && failureText(ask.error)}</FormError>
          <Button type="submit" disabled={ask.isPending}>
            {ask.isPending ? t('Sending...') : t('Send reset link')}
          </Button>
        </form>
      )}
      <Button
        variant="link"
        className="min-h-8 touch:min-h-11 self-start px-0 py-0"
        onClick={onBack}
      >
        {t('Back to log in')}
      </Button>
    </div>
  )
}

/** Never reveals whether the account exists. */
function sentText(mail: boolean): string {
  return mail
    ? t('If there is an account with this email, a link is on its way to it.')
    : t(
        'If there is an account with this email, a link has been created. This installation sends no mail: whoever runs it can find the link in the server’s log.',
      )
}
