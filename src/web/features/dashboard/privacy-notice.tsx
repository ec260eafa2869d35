import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { t } from '#web/words/translate.ts'

export function PrivacyNotice() {
  return (
    <section
      aria-labelledby="privacy-notice"
      className="flex gap-3 rounded-lg border bg-accent/50 p-4 text-sm sm:p-5"
    >
      <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id="privacy-notice" className="font-semibold">
          {t('Data Privacy')}
        </h2>
        <p className="max-w-prose text-muted-foreground">
          {t(
            'Your data will be scraped, vectorized, and stored securely for personalized AI assistance. All credentials are encrypted.',
          )}
        </p>
        <Link
          to="/account"
          className="inline-flex min-h-8 w-fit items-center font-medium text-primary underline underline-offset-4"
        >
          {t('What the server can and cannot see')}
        </Link>
      </div>
    </section>
  )
}
