import { FlaskConical } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
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
      {load.isPending ? 'Loading the sample…' : 'Load the sample'}
    </Button>
  )
}
