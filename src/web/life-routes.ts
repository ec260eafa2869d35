import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { screenHeads } from '#shared/screens.ts'
import { healthSearch } from '#web/features/health/search.ts'
import { moneyFilters } from '#web/features/money/queries.ts'
import { peopleSearch } from '#web/features/people/queries.ts'
import { timelineListSearch, timelineSearch } from '#web/features/timeline/search.ts'
import { t } from '#web/words/translate.ts'
import { forGuests } from './parent-routes.tsx'

const money = createRoute({
  getParentRoute: () => forGuests,
  path: '/money',
  validateSearch: moneyFilters,
  component: lazyRouteComponent(() => import('#web/features/money/money-page.tsx'), 'MoneyPage'),
  staticData: { title: screenHeads.money.title },
})

const people = createRoute({
  getParentRoute: () => forGuests,
  path: '/people',
  validateSearch: peopleSearch,
  component: lazyRouteComponent(() => import('#web/features/people/people-page.tsx'), 'PeoplePage'),
  staticData: { title: screenHeads.people.title },
})

const health = createRoute({
  getParentRoute: () => forGuests,
  path: '/health',
  validateSearch: healthSearch,
  component: lazyRouteComponent(() => import('#web/features/health/health-page.tsx'), 'HealthPage'),
  staticData: { title: screenHeads.health.title },
})

const timeline = createRoute({
  getParentRoute: () => forGuests,
  path: '/timeline',
  validateSearch: timelineListSearch,
  component: lazyRouteComponent(
    () => import('#web/features/timeline/timeline-page.tsx'),
    'TimelinePage',
  ),
  staticData: { title: screenHeads.timeline.title },
})

const timelineDay = createRoute({
  getParentRoute: () => forGuests,
  path: '/timeline/$day',
  validateSearch: timelineSearch,
  component: lazyRouteComponent(() => import('#web/features/timeline/day-page.tsx'), 'DayPage'),
  staticData: { title: t('Day') },
})

const thread = createRoute({
  getParentRoute: () => forGuests,
  path: '/threads/$documentId',
  component: lazyRouteComponent(
    () => import('#web/features/threads/thread-page.tsx'),
    'ThreadPage',
  ),
  staticData: { title: 'Conversation' },
})

/** Screens about a person's life: money, people, health and days. */
export const lifeRoutes = [money, people, health, timeline, timelineDay, thread]
