import { Skeleton } from '#web/ui/skeleton.tsx'
import { t } from '#web/words/translate.ts'

export function ViewerLoading() {
  return (
    <div aria-busy className="mx-auto flex w-full max-w-3xl flex-col gap-4 p-6 sm:p-10">
      <output className="sr-only">{t('Loading the document…')}</output>
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-4 h-40 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  )
}
