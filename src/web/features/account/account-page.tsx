import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isSignedIn, meQuery } from '#web/features/auth/queries.ts'
import { signOut } from '#web/features/auth/sign-out.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { ApiKeysSection } from './api-keys-section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportSection } from './export-section.tsx'
import { GuestSection } from './guest-section.tsx'
import { ModelSection } from './model-section.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ReadingsSection } from './readings-section.tsx'
import { Section } from './section.tsx'

/** Shown behind `RequirePerson`, to guests too. */
export function AccountPage() {
  const { data: me } = useQuery(meQuery)
  const queryClient = useQueryClient()
  if (!me) return null
  return (
    <Page title="Account" width="narrow">
      {isSignedIn(me) ? (
        <>
          <Section title="You" description={me.email}>
            <NameForm name={me.name} />
          </Section>
          <Section
            title="Password"
            description="Use one that you use nowhere else: it opens everything you keep here."
          >
            <PasswordForm />
          </Section>
          <ModelSection />
          <ApiKeysSection userId={me.id} />
        </>
      ) : (
        <GuestSection />
      )}
      <ReadingsSection />
      <ExportSection />
      <PrivacySection />
      {isSignedIn(me) && (
        <Section
          title="Sign out"
          description="Ends your sign-in on this device. What you keep here stays."
        >
          <Button
            variant="outline"
            className="self-start"
            onClick={() => void signOut(queryClient)}
          >
            Sign out
          </Button>
        </Section>
      )}
      <DeleteAccount guest={!isSignedIn(me)} />
    </Page>
  )
}
