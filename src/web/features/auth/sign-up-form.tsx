import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { signUp as signUpCall } from '#shared/calls/sign-in.ts'
import { request } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { t } from '#web/words/translate.ts'
import { EmailField, type EmailState } from './email-field.tsx'
import { failureText } from './failure-text.ts'
import { formText } from '#web/ui/form-text.ts'
import { siteQuery } from '#web/parts/session/queries.ts'
import { SocialButtons } from './social-buttons.tsx'

type SignUpFormProps = {
  email: EmailState
  problem: string | undefined
  /** Why an account is needed. */
  why: string | undefined
  onSignedIn: () => void
}

export function SignUpForm({ email, problem, why, onSignedIn }: SignUpFormProps) {
  const { data: site } = useQuery(siteQuery)
  const signUp = useMutation({
    mutationFn: (entered: { name: string; password: string; setupCode?: string }) =>
      request(signUpCall, { json: { ...entered, email: email.value } }),
    onSuccess: onSignedIn,
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    signUp.mutate({
      name: formText(form, 'name'),
      password: formText(form, 'password'),
      ...(site?.setupCode && { setupCode: formText(form, 'setup-code') }),
    })
  }

  return (
    <div className="flex flex-col gap-5">
      <DialogTitle className="font-display text-2xl leading-8 font-normal tracking-tight">
        {t('Create account')}
      </DialogTitle>
      {why !== undefined && <p className="-mt-3 text-sm text-muted-foreground">{why}</p>}
      {signUp.isIdle && <FormError>{problem}</FormError>}
      <SocialButtons />
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <Field label={t('Full Name')}>
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
        <EmailField {...email} />
        <Field label={t('Password')}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
        </Field>
        {site?.setupCode && <SetupCodeField />}
        <FormError>{signUp.isError && failureText(signUp.error)}</FormError>
        <Button type="submit" disabled={signUp.isPending}>
          {signUp.isPending ? t('Creating account...') : t('Create Account')}
        </Button>
      </form>
    </div>
  )
}

/** For installations where a stranger could create the first account before the operator. */
function SetupCodeField() {
  return (
    <Field
      label={t('Setup code')}
      hint={t(
        'The first account runs this installation, and others on the network may open this page too. The code is in the server’s log: Trove printed it when it started.',
      )}
    >
      {(control) => (
        <Input {...control} name="setup-code" autoComplete="off" autoCapitalize="none" />
      )}
    </Field>
  )
}
