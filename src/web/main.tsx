import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { AuthDialogProvider } from '#web/features/auth/auth-dialog-provider.tsx'
import { authProblem, withoutAuthError } from '#web/features/auth/auth-problem.ts'
import { meQuery, siteQuery } from './parts/session/queries.ts'
import { Notices } from '#web/ui/notice.tsx'
import { createQueryClient } from './api.ts'
import { createAppRouter } from './router.tsx'
import { registerServiceWorker } from './service-worker.ts'
import './app.css'

/** Draws the page in place of what `index.html` painted. */
function start() {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no element with the id "root"')

  // Before the router reads the address.
  const problem = authProblem(window.location.search)
  if (problem !== undefined) {
    window.history.replaceState(null, '', withoutAuthError(window.location.href))
  }

  const queryClient = createQueryClient()
  const router = createAppRouter()
  void queryClient.prefetchQuery(meQuery)
  void queryClient.prefetchQuery(siteQuery)

  const page = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AuthDialogProvider problem={problem}>
          <RouterProvider router={router} />
        </AuthDialogProvider>
        <Notices />
      </QueryClientProvider>
    </StrictMode>
  )
  // The screen's own script is awaited, so that it is drawn once; and drawn in slices, between which
  // the browser can answer.
  void router.load().then(() => startTransition(() => createRoot(container).render(page)))
}

// Not in one go with running all that is imported: a slow telephone answers in between.
window.setTimeout(start)
registerServiceWorker()
