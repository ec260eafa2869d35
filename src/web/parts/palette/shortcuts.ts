/** What each letter after `g` leads to, in the order in which the screens are listed. */
export const goKeys: Readonly<Record<string, string>> = {
  a: '/',
  c: '/chat',
  d: '/dashboard',
  s: '/data-sources',
  o: '/documents',
  q: '/query-builder',
  m: '/money',
  p: '/people',
  t: '/timeline',
  n: '/analytics',
  u: '/account',
  x: '/admin',
}

/** How long after `g` the second key counts. */
export const sequenceMs = 1_500

export type Shortcut =
  | { kind: 'palette' | 'help' | 'input' }
  /** The first key of two. */
  | { kind: 'began' }
  | { kind: 'go'; path: string }

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'timeStamp'
>

/** On a Mac, Ctrl-K deletes the rest of a line. */
export const isMac = (platform: string): boolean => /mac|iphone|ipad/i.test(platform)

/**
 * Reads key presses. Single keys count only where `single` says so: not while something is typed,
 * and not for people who turned them off because their keys are pressed by speech or by accident.
 */
export function createShortcutReader({ mac }: { mac: boolean }) {
  let begunAt = -Infinity
  return (press: Press, single: () => boolean): Shortcut | undefined => {
    if (press.isComposing || press.repeat || press.altKey) return undefined
    const command = mac ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey
    if (command && press.key.toLowerCase() === 'k') return { kind: 'palette' }
    if (press.ctrlKey || press.metaKey || press.key === 'Shift' || !single()) return undefined

    const isSecond = press.timeStamp - begunAt <= sequenceMs
    begunAt = -Infinity
    if (press.key === '?') return { kind: 'help' }
    if (press.key === '/') return { kind: 'input' }
    if (press.shiftKey) return undefined
    const key = press.key.toLowerCase()
    const path = isSecond ? goKeys[key] : undefined
    if (path !== undefined) return { kind: 'go', path }
    if (key !== 'g') return undefined
    begunAt = press.timeStamp
    return { kind: 'began' }
  }
}

const key = 'trove-single-keys'

export const areSingleKeysOn = (storage: Pick<Storage, 'getItem'>): boolean =>
  storage.getItem(key) !== 'off'

export function turnSingleKeys(storage: Pick<Storage, 'setItem'>, on: boolean): void {
  storage.setItem(key, on ? 'on' : 'off')
}
