type DismissedStorage = Pick<Storage, 'getItem' | 'setItem'>

/** More than anybody dismisses in a year; the oldest are forgotten. */
const kept = 500
const keyOf = (personId: string) => `trove-put-away-${personId}`

/**
 * The lines that a person has dismissed in this browser; ids reveal nothing about their content.
 */
export function readDismissed(storage: DismissedStorage, personId: string): string[] {
  return (storage.getItem(keyOf(personId)) ?? '').split(' ').filter((id) => id !== '')
}

export function writeDismissed(
  storage: DismissedStorage,
  personId: string,
  ids: readonly string[],
): void {
  storage.setItem(keyOf(personId), ids.slice(-kept).join(' '))
}
