import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { request } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { EmailField, type EmailState } from './email-field.tsx'
import { failureText } from './failure-text.ts'
import { formText } from './form-text.ts'
import { SocialButtons } from './social-buttons.tsx'

type SignUpFormProps = {
  email: EmailState
  problem: string | undefined
  onSignedIn: () => void
}

export function SignUpForm({ email, problem, onSignedIn }: SignUpFormProps) {
  const signUp = useMutation({
    mutationFn: (entered: { name: string; password: string }) =>
      request('/api/auth/email/signup', {
        method: 'POST',
        json: { name: entered.name, email: email.value, password: entered.password },
      }),
    onSuccess: onSignedIn,
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    signUp.mutate({ name: formText(form, 'name'), password: formText(form, 'password') })
  }

  return (
    <div className="flex flex-col gap-5">
      <DialogTitle className="font-display text-2xl leading-8 font-normal tracking-tight">
        Create account
      </DialogTitle>
      {signUp.isIdle && <FormError>{problem}</FormError>}
      <SocialButtons />
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <Field label="Full Name">
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
        <EmailField {...email} />
        <Field label="Password">
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
        </Field>
        <FormError>{signUp.isError && failureText(signUp.error)}</FormError>
        <Button type="submit" disabled={signUp.isPending}>
          {signUp.isPending ? 'Creating account...' : 'Create Account'}
        </Button>
      </form>
    </div>
  )
}
