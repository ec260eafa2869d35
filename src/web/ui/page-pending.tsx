import { t } from '#web/words/translate.ts'
import { Spinner } from './spinner.tsx'

export function PagePending() {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center text-muted-foreground">
      <Spinner label={t('Loading')} className="size-6" />
    </div>
  )
}
