type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A screen's state in the tab, for one person: unsent texts and open items. Another person's state
 * is dropped unread.
 */
export function createTabMemory<Name extends string>(
  storage: MemoryStorage,
  screen: string,
  personId: string,
) {
  const keyOf = (name: Name) => `trove.${screen}.${name}`
  const prefix = `${personId}:`
  return {
    read(name: Name): string {
      const stored = storage.getItem(keyOf(name))
      if (stored === null) return ''
      if (stored.startsWith(prefix)) return stored.slice(prefix.length)
      storage.removeItem(keyOf(name))
      return ''
    },
    write(name: Name, text: string): void {
      if (text === '') storage.removeItem(keyOf(name))
      else storage.setItem(keyOf(name), `${prefix}${text}`)
    },
  }
}
