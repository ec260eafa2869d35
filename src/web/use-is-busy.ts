import { useQueryClient } from '@tanstack/react-query'

/**
 * Tells whether a call with this key is in progress right now. The rendered state may be older: the
 * second click of a double click comes before the button is disabled.
 */
export function useIsBusy(mutationKey: readonly string[]): () => boolean {
  const client = useQueryClient()
  return () => client.isMutating({ mutationKey }) > 0
}
