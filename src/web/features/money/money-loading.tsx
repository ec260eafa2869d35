import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'

/** The page's shape while its figures are loaded. */
export function MoneyLoading() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <span className="sr-only">{t('Loading…')}</span>
      <Skeleton className="h-44 w-full rounded-lg" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-112 w-full rounded-lg" />
        <Skeleton className="h-112 w-full rounded-lg" />
      </div>
      <Skeleton className="h-112 w-full rounded-lg" />
    </div>
  )
}
