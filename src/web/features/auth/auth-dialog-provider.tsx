import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { onAccountRequired } from '#web/account-required.ts'
import { loadView } from '#web/ui/load-view.ts'
import { AuthDialogContext, type AuthView } from '#web/parts/session/auth-dialog-context.ts'
import type { AuthDialog } from './auth-dialog.tsx'
import { useReloadOnOtherPerson } from '#web/parts/session/same-person.ts'

type AuthDialogProviderProps = {
  /** Why the person returned from a social login without signing in. */
  problem: string | undefined
  children: ReactNode
}

/** The dialog is loaded when it first opens: most visits need none. */
export function AuthDialogProvider({ problem, children }: AuthDialogProviderProps) {
  useReloadOnOtherPerson()
  const [open, setOpen] = useState(problem !== undefined)
  const [view, setView] = useState<AuthView>('log-in')
  const [reason, setReason] = useState(problem)
  const [why, setWhy] = useState<string>()
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof AuthDialog>>>()

  const show = (next: AuthView) => {
    setReason(undefined)
    setView(next)
  }
  const [dialog] = useState(() => ({
    openAuth: (next: AuthView, whyNow?: string) => {
      setWhy(whyNow)
      setView(next)
      setOpen(true)
    },
    closeAuth: () => {
      setReason(undefined)
      setOpen(false)
    },
  }))

  useEffect(() => onAccountRequired((text) => dialog.openAuth('sign-up', text)), [dialog])

  useEffect(() => {
    if (!open || Dialog) return
    void loadView(() => import('./auth-dialog.tsx')).then((module) => {
      if (module) setDialog(() => module.AuthDialog)
      else setOpen(false)
    })
  }, [open, Dialog])

  return (
    <AuthDialogContext value={dialog}>
      {children}
      {Dialog && (
        <Dialog
          open={open}
          view={view}
          problem={reason}
          why={why}
          onViewChange={show}
          onClose={dialog.closeAuth}
        />
      )}
    </AuthDialogContext>
  )
}
