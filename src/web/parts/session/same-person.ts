import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Person } from '#shared/accounts.ts'

const key = 'trove.person'

/** Tells the browser's other tabs who is logged in now. */
export function notifyOtherTabs(me: Person | null): void {
  const id = me === null || me.role === 'guest' ? '' : me.id
  try {
    if ((window.localStorage.getItem(key) ?? '') !== id) window.localStorage.setItem(key, id)
  } catch {
    // If the browser stores nothing, each tab is independent.
  }
}

/**
 * Reloads when another tab logs the person out, or somebody else in: the data shown here is no
 * longer theirs, and actions here would affect the other person.
 */
export function useReloadOnOtherPerson(): void {
  const client = useQueryClient()
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      const me = client.getQueryData<Person | null>(['me'])
      if (event.key !== key || !me || me.role === 'guest' || me.id === event.newValue) return
      window.location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [client])
}
