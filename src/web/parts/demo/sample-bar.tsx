import { FlaskConical } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { useDemo } from './use-demo.ts'

/** Says on every screen that the data is a sample, and removes it with one click. */
export function SampleBar() {
  const { loaded, remove } = useDemo()
  if (!loaded) return null
  return (
    <section
      aria-label={t('Sample data')}
      data-sample-bar=""
      className="sticky top-14 z-20 flex h-[2.8125rem] items-center justify-between gap-3 border-b border-warning/30 bg-[color-mix(in_oklab,var(--warning)_10%,var(--background))] px-4 text-sm md:top-0"
    >
      <p className="flex min-w-0 items-center gap-2">
        <FlaskConical aria-hidden className="size-4 shrink-0 text-warning" />
        <span className="line-clamp-2 min-w-0 leading-5">
          {t('Sample data: Mara Ellison')}
          <span className="max-sm:hidden"> {t('(fictional)')}</span>
        </span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="min-h-11"
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {remove.isPending && <Spinner />}
        {t('Remove')}
        <span className="sr-only"> {t('the sample data')}</span>
      </Button>
    </section>
  )
}
