import { Link } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'

export function NotFoundPage() {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-xl flex-col items-center justify-center gap-6 px-4 py-16 text-center">
      <title>{t('Page Not Found · Trove')}</title>
      <p aria-hidden className="font-mono text-sm tracking-widest text-muted-foreground">
        404
      </p>
      <div className="flex flex-col gap-2">
        <h1 className="font-display text-4xl tracking-tight">{t('Page Not Found')}</h1>
        <p className="text-muted-foreground">
          {t('Did you forget to add the page to the router?')}
        </p>
      </div>
      <Button asChild>
        <Link to="/">{t('Go to the home page')}</Link>
      </Button>
    </div>
  )
}
