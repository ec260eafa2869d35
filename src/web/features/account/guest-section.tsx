import { useAuthDialog } from '#web/parts/session/auth-dialog-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from './section.tsx'

export function GuestSection() {
  const { openAuth } = useAuthDialog()
  return (
    <Section
      title="You are here as a guest"
      description="What you uploaded and asked is yours alone, and is removed after 24 hours without a visit. Sign up to keep it: everything moves into your account."
    >
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => openAuth('sign-up')}>Sign up and keep it</Button>
        <Button variant="outline" onClick={() => openAuth('log-in')}>
          Log in
        </Button>
      </div>
    </Section>
  )
}
