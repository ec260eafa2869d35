import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { knowsPasskeys, logInWithPasskey, passkeyProblem } from '#web/parts/session/passkey.ts'
import { t } from '#web/words/translate.ts'

/** Absent in browsers without passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const logIn = useMutation({ mutationFn: logInWithPasskey, onSuccess: onSignedIn })
  if (!knowsPasskeys()) return null
  return (
    <div className="flex flex-col gap-2">
      <Button variant="outline" disabled={logIn.isPending} onClick={() => logIn.mutate()}>
        <KeyRound aria-hidden />
        {logIn.isPending ? t('Asking your device...') : t('Log in with a passkey')}
      </Button>
      <FormError>{logIn.isError && passkeyProblem(logIn.error)}</FormError>
    </div>
  )
}
