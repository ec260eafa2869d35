import { useState, type ReactNode } from 'react'
import { AuthDialogContext, type AuthView } from './auth-dialog-context.ts'
import { AuthDialog } from './auth-dialog.tsx'

type AuthDialogProviderProps = {
  /** Why a social login brought the person back without signing in. */
  problem: string | undefined
  children: ReactNode
}

export function AuthDialogProvider({ problem, children }: AuthDialogProviderProps) {
  const [open, setOpen] = useState(problem !== undefined)
  const [view, setView] = useState<AuthView>('log-in')
  const [reason, setReason] = useState(problem)

  const show = (next: AuthView) => {
    setReason(undefined)
    setView(next)
  }
  const [dialog] = useState(() => ({
    openAuth: (next: AuthView) => {
      setView(next)
      setOpen(true)
    },
    closeAuth: () => {
      setReason(undefined)
      setOpen(false)
    },
  }))

  return (
    <AuthDialogContext value={dialog}>
      {children}
      <AuthDialog
        open={open}
        view={view}
        problem={reason}
        onViewChange={show}
        onClose={dialog.closeAuth}
      />
    </AuthDialogContext>
  )
}
