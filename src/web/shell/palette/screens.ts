import type { Person } from '#shared/accounts.ts'
import { isSignedIn } from '#web/parts/session/queries.ts'
import { goKeys } from '#web/parts/palette/shortcuts.ts'

/** Who may open a screen; guests may open only theirs and public ones. */
export type Reach = 'everyone' | 'guests' | 'people' | 'admins' | 'nobody'

export type Screen = { path: string; title: string; keys?: string }

type Route = {
  fullPath: string
  options: { staticData?: { title?: string; reach?: Reach } }
  parentRoute?: Route | undefined
}

/** The screens of the router that a person may open, each once, those with a shortcut first. */
export function screensFor(routes: Iterable<Route>, me: Person | null | undefined): Screen[] {
  const screens = new Map<string, Screen>()
  for (const { fullPath: path, options, parentRoute } of routes) {
    const title = options.staticData?.title
    const reach = options.staticData?.reach ?? parentRoute?.options.staticData?.reach ?? 'everyone'
    if (title === undefined || path.includes('$') || !mayOpen(reach, me)) continue
    const key = letterOf(path)
    // A screen can have two addresses; the one with a shortcut is the familiar one.
    if (!screens.has(title) || key !== undefined) {
      screens.set(title, { path, title, ...(key !== undefined && { keys: `g ${key}` }) })
    }
  }
  const order = Object.values(goKeys)
  const positionOf = ({ path }: Screen) => order.indexOf(path) + 1 || order.length + 1
  return [...screens.values()].toSorted((a, b) => positionOf(a) - positionOf(b))
}

const letterOf = (path: string) =>
  Object.entries(goKeys).find(([, leadsTo]) => leadsTo === path)?.[0]

function mayOpen(reach: Reach, me: Person | null | undefined): boolean {
  switch (reach) {
    case 'everyone':
      return true
    case 'guests':
      return me !== null && me !== undefined
    case 'people':
      return isSignedIn(me)
    case 'admins':
      return me?.role === 'admin'
    case 'nobody':
      return false
  }
}
