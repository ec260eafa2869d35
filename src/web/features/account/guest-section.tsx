import { useAuthDialog } from '#web/parts/session/auth-dialog-context.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { Section } from './section.tsx'

export function GuestSection() {
  const { openAuth } = useAuthDialog()
  return (
    <Section
      title={t('You are here as a guest')}
      description={t(
        'What you uploaded and asked is yours alone, and is removed after 24 hours without a visit. Sign up to keep it: everything moves into your account.',
      )}
    >
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => openAuth('sign-up')}>{t('Sign up and keep it')}</Button>
        <Button variant="outline" onClick={() => openAuth('log-in')}>
          {t('Log in')}
        </Button>
      </div>
    </Section>
  )
}
