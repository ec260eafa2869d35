import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { AuthDialogProvider } from '#web/features/auth/auth-dialog-provider.tsx'
import { authProblem, withoutAuthError } from '#web/features/auth/auth-problem.ts'
import { awaitSample } from './parts/demo/await-sample.ts'
import { meQuery, siteQuery } from './parts/session/queries.ts'
import { Notices } from '#web/ui/notice.tsx'
import { createQueryClient } from './api.ts'
import { createAppRouter } from './router.tsx'
import { registerServiceWorker } from './service-worker.ts'
import './app.css'

/** Renders the page in place of the content painted by `index.html`. */
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
  // Waits for the screen's own script, so that it is rendered once; and renders in slices, between
  // which the browser can respond.
  const isReady = Promise.all([router.load(), awaitSample(queryClient)])
  void isReady.then(() => startTransition(() => createRoot(container).render(page)))
}

// A separate task from running the imports: a slow phone can respond in between.
window.setTimeout(start)
registerServiceWorker()
