import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'

const stateKey = 'page-state'

/**
 * State of a screen that is there again when the person comes back to it. The page alone keeps it:
 * it ends with a reload, and with whose page it is.
 */
export function usePageState<State>(name: string, initial: State) {
  const client = useQueryClient()
  const queryKey = [stateKey, name]
  const { data } = useQuery<State>({ queryKey, queryFn: skipToken, gcTime: Infinity })
  const set = (next: State) => void client.setQueryData<State>(queryKey, next)
  return [data ?? initial, set] as const
}

/** For when what it was made of is gone: an answer, or what a search found. */
export function forgetPageState(client: QueryClient): void {
  void client.resetQueries({ queryKey: [stateKey] })
}
