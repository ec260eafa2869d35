import { useState } from 'react'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'
import type { AuthView } from '#web/parts/session/auth-dialog-context.ts'
import { t } from '#web/words/translate.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LogInForm } from './log-in-form.tsx'
import { markSignIn } from '#web/parts/session/onboarding-offer.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type AuthDialogProps = {
  open: boolean
  view: AuthView
  problem: string | undefined
  why: string | undefined
  onViewChange: (view: AuthView) => void
  onClose: () => void
}

export function AuthDialog({ open, onClose, ...views }: AuthDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        onOpenAutoFocus={focusEmail}
        className="max-w-100 gap-6"
      >
        <AuthViews {...views} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}

/** Focuses the email field, except where that would open an on-screen keyboard. */
function focusEmail(event: Event) {
  const dialog = event.target
  if (!(dialog instanceof HTMLElement) || !window.matchMedia('(pointer: fine)').matches) return
  const email = dialog.querySelector<HTMLInputElement>('input[type="email"]')
  if (!email) return
  event.preventDefault()
  email.focus()
}

/** The email survives a change of view; passwords disappear with their form. */
function AuthViews({ view, problem, why, onViewChange, onClose }: Omit<AuthDialogProps, 'open'>) {
  const [email, setEmail] = useState('')
  const [secondFactor, setSecondFactor] = useState(false)
  const emailField = { value: email, onChange: setEmail }

  if (view === 'forgot-password') {
    return <ForgotPasswordForm email={emailField} onBack={() => onViewChange('log-in')} />
  }

  const onSignedIn = () => {
    onClose()
    markSignIn(window.sessionStorage)
    window.location.reload()
  }
  if (secondFactor) {
    return <SecondFactorForm onSignedIn={onSignedIn} onBack={() => setSecondFactor(false)} />
  }
  const form = { email: emailField, problem, onSignedIn }
  return (
    <Tabs
      value={view}
      onValueChange={(next) => onViewChange(next === 'sign-up' ? 'sign-up' : 'log-in')}
      className="gap-6"
    >
      <TabsList className="mr-10">
        <TabsTrigger value="log-in">{t('Log In')}</TabsTrigger>
        <TabsTrigger value="sign-up">{t('Sign Up')}</TabsTrigger>
      </TabsList>
      <TabsContent value="log-in">
        <LogInForm
          {...form}
          onSecondFactor={() => setSecondFactor(true)}
          onForgot={() => onViewChange('forgot-password')}
        />
      </TabsContent>
      <TabsContent value="sign-up">
        <SignUpForm {...form} why={why} />
      </TabsContent>
    </Tabs>
  )
}
