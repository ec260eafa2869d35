import { useQueryClient } from '@tanstack/react-query'

/**
 * Tells whether a call with this key is under way at this very moment. What was drawn last may be
 * older: the second press of a double click comes before the button is drawn as disabled.
 */
export function useIsBusy(mutationKey: readonly string[]): () => boolean {
  const client = useQueryClient()
  return () => client.isMutating({ mutationKey }) > 0
}
