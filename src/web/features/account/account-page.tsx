import { useQuery } from '@tanstack/react-query'
import { screenHeads } from '#shared/screens.ts'
import { isSignedIn, meQuery } from '#web/parts/session/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { t } from '#web/words/translate.ts'
import { ApiKeysSection } from './api-keys-section.tsx'
import { AssistantsSection } from './assistants-section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportSection } from './export-section.tsx'
import { GuestSection } from './guest-section.tsx'
import { LanguageForm } from './language-form.tsx'
import { ModelSection } from './model-section.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { QuotaSection } from './quota-section.tsx'
import { ReadingsSection } from './readings-section.tsx'
import { RecapSection } from './recap-section.tsx'
import { RegionForm } from './region-form.tsx'
import { SectionGroup } from './section-group.tsx'
import { Section } from './section.tsx'
import { BrowsersSection } from './security/browsers-section.tsx'
import { PasskeysSection } from './security/passkeys-section.tsx'
import { SecondFactorSection } from './security/second-factor-section.tsx'

/** Shown within `RequirePerson`, to guests, too. */
export function AccountPage() {
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  if (!isSignedIn(me)) {
    return (
      <Page {...screenHeads.account}>
        <SectionGroup id="you" title={t('You')}>
          <GuestSection />
        </SectionGroup>
        <YourData guest />
      </Page>
    )
  }
  return (
    <Page {...screenHeads.account}>
      <nav aria-label={t('On this page')} className="flex flex-wrap gap-2">
        {groups.map(([id, title]) => (
          <Button key={id} asChild variant="outline" size="sm">
            <a href={`#${id}`}>{title}</a>
          </Button>
        ))}
      </nav>
      <SectionGroup id="you" title={t('You')}>
        <Section title={t('Name')} description={me.email}>
          <NameForm name={me.name} />
        </Section>
        <Section
          title={t('Language')}
          description={t('Of this page. Answers come in the language of the question.')}
        >
          <LanguageForm me={me} />
        </Section>
        <Section
          title={t('Dates and numbers')}
          description={t(
            'How they are written everywhere here. The time zone also decides what you mean by today or last month.',
          )}
        >
          <RegionForm me={me} />
        </Section>
        <RecapSection />
      </SectionGroup>
      <SectionGroup id="logging-in" title={t('Logging in')}>
        <Section
          title={t('Password')}
          description={t(
            'Choose one that you use nowhere else: it protects everything you keep here. Changing it logs out all other browsers and disconnects assistants.',
          )}
        >
          <PasswordForm />
        </Section>
        <SecondFactorSection />
        <PasskeysSection />
        <BrowsersSection />
      </SectionGroup>
      <SectionGroup id="answers" title={t('Answers and access')}>
        <ModelSection />
        <ReadingsSection />
        <AssistantsSection />
        <ApiKeysSection userId={me.id} />
      </SectionGroup>
      <YourData guest={false} />
    </Page>
  )
}

const groups = [
  ['you', t('You')],
  ['logging-in', t('Logging in')],
  ['answers', t('Answers and access')],
  ['your-data', t('Your data')],
] as const

function YourData({ guest }: { guest: boolean }) {
  return (
    <SectionGroup id="your-data" title={t('Your data')}>
      {guest && <ReadingsSection />}
      <QuotaSection />
      <ExportSection />
      <PrivacySection />
      <DeleteAccount guest={guest} />
    </SectionGroup>
  )
}
