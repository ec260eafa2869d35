/** The target of each letter after `g`, in the order of the screens. */
export const goKeys: Readonly<Record<string, string>> = {
  a: '/',
  c: '/chat',
  d: '/dashboard',
  s: '/data-sources',
  o: '/documents',
  q: '/query-builder',
  m: '/money',
  p: '/people',
  h: '/health',
  t: '/timeline',
  n: '/analytics',
  u: '/account',
  x: '/admin',
}

/** Time limit for the second key after `g`. */
export const sequenceMs = 1_500

export type Shortcut =
  | { kind: 'palette' | 'help' | 'input' }
  /** The first of two keys. */
  | { kind: 'began' }
  | { kind: 'go'; path: string }

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'timeStamp'
>

/** On a Mac, Ctrl-K deletes the rest of a line. */
export const isMac = (platform: string): boolean => /mac|iphone|ipad/i.test(platform)

/**
 * Interprets key presses. Single keys count only if `single` allows them: not while typing, and not
 * for people who turned them off because speech or accidents press them.
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
