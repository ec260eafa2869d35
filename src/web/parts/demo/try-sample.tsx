import { FlaskConical } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t } from '#web/words/translate.ts'
import { useDemo } from './use-demo.ts'

/** For people without data; disappears once there is any. */
export function TrySample({ main = false }: { main?: boolean }) {
  const { state, load } = useDemo()
  if (state?.offered !== true) return null
  return (
    <Button
      variant={main ? 'default' : 'outline'}
      disabled={load.isPending}
      onClick={() => load.mutate()}
    >
      {load.isPending ? <Spinner /> : <FlaskConical aria-hidden />}
      {load.isPending ? t('Loading the sample…') : t('Load the sample')}
    </Button>
  )
}
