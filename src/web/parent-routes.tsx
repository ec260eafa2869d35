import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { RequirePerson } from '#web/features/auth/require-person.tsx'
import { NotFoundPage } from '#web/features/not-found/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'

export const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage })

/** Pages for guests and signed-in people. */
export const forGuests = createRoute({
  getParentRoute: () => root,
  id: 'for-guests',
  staticData: { reach: 'guests' },
  component: () => (
    <RequirePerson guests>
      <Outlet />
    </RequirePerson>
  ),
})

/** Pages for signed-in people. */
export const forPeople = createRoute({
  getParentRoute: () => root,
  id: 'for-people',
  staticData: { reach: 'people' },
  component: () => (
    <RequirePerson>
      <Outlet />
    </RequirePerson>
  ),
})
