const key = 'trove.ask.draft'

/** The owner of the draft: a signed-in person's must not be left for the next one. */
export type DraftOwner = 'visitor' | 'person'

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps an unsent question over the reload after signing in. It lives as long as the tab. A
 * signed-in person's draft is dropped once nobody is signed in any more.
 */
export function createDraft(storage: DraftStorage) {
  return {
    read(owner: DraftOwner): string {
      const stored = storage.getItem(key) ?? ''
      const [writtenBy, text] = splitOnce(stored, ':')
      if (writtenBy === 'person' && owner === 'visitor') {
        storage.removeItem(key)
        return ''
      }
      return text
    },
    write(owner: DraftOwner, text: string): void {
      if (text === '') storage.removeItem(key)
      else storage.setItem(key, `${owner}:${text}`)
    },
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)]
}
