import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useAuthDialog } from '#web/parts/session/auth-dialog-context.ts'
import { signOut } from '#web/parts/session/sign-out.ts'
import { chooseTheme } from '#web/parts/session/theme.ts'
import type { Actions } from './command.ts'
import { chooseFiles, fillMainInput } from './main-input.ts'

/** The effects of the commands on this page. */
export function useActions(showShortcuts: () => void): Actions {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { openAuth } = useAuthDialog()

  const goTo = (href: string) => void router.navigate({ href })
  /** Opens a page unless it is the current one. */
  const open = (path: string) => {
    const isPresent = (pathname: string | undefined) =>
      pathname === path || (path === '/' && pathname === '/ask-anything')
    if (!isPresent(router.state.location.pathname)) goTo(path)
    return { isShown: () => isPresent(router.state.resolvedLocation?.pathname) }
  }
  return {
    goTo,
    write: (path, text) => void fillMainInput(open(path), text),
    search: (text) => void fillMainInput(open('/documents'), text, text !== ''),
    upload: (path) => void chooseFiles(open(path)),
    chooseTheme,
    showShortcuts,
    signOut: () => void signOut(queryClient),
    openAuth,
  }
}
