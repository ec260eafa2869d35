import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { screenHeads } from '#shared/screens.ts'
import { adminSearch } from '#web/features/admin/queries.ts'
import { analyticsSearch } from '#web/features/analytics/period.ts'
import { AskPage } from '#web/features/ask/ask-page.tsx'
import { NotFoundPage } from '#web/features/not-found/not-found-page.tsx'
import { t } from '#web/words/translate.ts'
import { lifeRoutes } from './life-routes.ts'
import { forGuests, forPeople, root } from './parent-routes.tsx'
import type { Reach } from './shell/palette/screens.ts'
import { PagePending } from './ui/page-pending.tsx'
import { PageProblem } from './shell/page-problem.tsx'
import { parseSearch, stringifySearch } from './shell/search-params.ts'

/** The answer shown. */
const askSearch = z.object({ answer: z.catch(z.optional(z.string()), undefined) })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: askSearch,
  component: AskPage,
  staticData: { title: t('Ask Anything') },
})

const askAnything = createRoute({
  getParentRoute: () => root,
  path: '/ask-anything',
  validateSearch: askSearch,
  component: AskPage,
  staticData: { title: t('Ask Anything') },
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(
    () => import('#web/features/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  staticData: { title: t('Choose a new password'), reach: 'nobody' },
})

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  component: lazyRouteComponent(
    () => import('#web/features/account/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
  staticData: { title: t('Weekly recap'), reach: 'nobody' },
})

const account = createRoute({
  getParentRoute: () => forGuests,
  path: '/account',
  component: lazyRouteComponent(
    () => import('#web/features/account/account-page.tsx'),
    'AccountPage',
  ),
  staticData: { title: screenHeads.account.title },
})

const documents = createRoute({
  getParentRoute: () => forGuests,
  path: '/documents',
  component: lazyRouteComponent(
    () => import('#web/features/documents/documents-page.tsx'),
    'DocumentsPage',
  ),
  staticData: { title: screenHeads.documents.title },
})

const document = createRoute({
  getParentRoute: () => forGuests,
  path: '/documents/$documentId',
  validateSearch: z.object({
    /** The passage at which to open the document. */
    passage: z.catch(z.optional(z.string()), undefined),
  }),
  component: lazyRouteComponent(
    () => import('#web/features/documents/document-page.tsx'),
    'DocumentPage',
  ),
  staticData: { title: t('Document') },
})

const chat = createRoute({
  getParentRoute: () => forGuests,
  path: '/chat',
  validateSearch: z.object({
    /** The conversation shown. */
    conversation: z.catch(z.optional(z.string()), undefined),
    /** Fills the input. */
    question: z.catch(z.optional(z.string()), undefined),
  }),
  component: lazyRouteComponent(() => import('#web/screens/chat-page.tsx'), 'ChatPage'),
  staticData: { title: t('Chat') },
})

const dashboard = createRoute({
  getParentRoute: () => forGuests,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('#web/screens/dashboard-page.tsx'), 'DashboardPage'),
  staticData: { title: screenHeads.dashboard.title },
})

const dataSources = createRoute({
  getParentRoute: () => forGuests,
  path: '/data-sources',
  validateSearch: z.object({
    /** Files waiting to be imported. */
    import: z.catch(z.optional(z.string()), undefined),
    /** The source connected by a sign-in at its provider, or why that failed. */
    connected: z.catch(z.optional(z.string()), undefined),
    authorization: z.catch(z.optional(z.literal('failed')), undefined),
    reason: z.catch(z.optional(z.string()), undefined),
  }),
  component: lazyRouteComponent(
    () => import('#web/features/data-sources/data-sources-page.tsx'),
    'DataSourcesPage',
  ),
  staticData: { title: screenHeads['data-sources'].title },
})

const onboarding = createRoute({
  getParentRoute: () => forPeople,
  path: '/onboarding',
  validateSearch: z.object({
    /** The step shown; by default the first. */
    step: z.catch(z.optional(z.string()), undefined),
    /** The page to open when leaving the wizard. */
    from: z.catch(z.optional(z.string().check(z.regex(/^\/(?![/\\])/))), undefined),
  }),
  component: lazyRouteComponent(
    () => import('#web/features/onboarding/onboarding-page.tsx'),
    'OnboardingPage',
  ),
  staticData: { title: t('Onboarding') },
})

const queryBuilder = createRoute({
  getParentRoute: () => forGuests,
  path: '/query-builder',
  validateSearch: z.object({
    /** The query whose result is shown. */
    query: z.catch(z.optional(z.string()), undefined),
  }),
  component: lazyRouteComponent(
    () => import('#web/features/query-builder/query-builder-page.tsx'),
    'QueryBuilderPage',
  ),
  staticData: { title: screenHeads['query-builder'].title },
})

const analytics = createRoute({
  getParentRoute: () => forGuests,
  path: '/analytics',
  validateSearch: analyticsSearch,
  component: lazyRouteComponent(
    () => import('#web/features/analytics/analytics-page.tsx'),
    'AnalyticsPage',
  ),
  staticData: { title: screenHeads.analytics.title },
})

const admin = createRoute({
  getParentRoute: () => forPeople,
  path: '/admin',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('#web/features/admin/admin-page.tsx'), 'AdminPage'),
  staticData: { title: screenHeads.admin.title, reach: 'admins' },
})

/** Where an assistant sends a person to be granted access. */
const authorize = createRoute({
  getParentRoute: () => forPeople,
  path: '/authorize',
  component: lazyRouteComponent(
    () => import('#web/features/authorize/authorize-page.tsx'),
    'AuthorizePage',
  ),
  staticData: { title: t('Connect an assistant'), reach: 'nobody' },
})

export function createAppRouter() {
  return createRouter({
    routeTree: root.addChildren([
      home,
      askAnything,
      resetPassword,
      unsubscribe,
      forGuests.addChildren([
        account,
        chat,
        dashboard,
        dataSources,
        ...lifeRoutes,
        queryBuilder,
        documents,
        document,
        analytics,
      ]),
      forPeople.addChildren([onboarding, admin, authorize]),
    ]),
    defaultPreload: 'intent',
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageProblem,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The window's title while this page is shown. */
    title?: string
    /** Who is offered this page, if not everyone; also applies to the pages below it. */
    reach?: Reach
  }
}
