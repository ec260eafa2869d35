import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'

const stateKey = 'page-state'

/**
 * State of a screen that is restored when the person returns to it. Only kept by the page: it ends
 * with a reload, and with the person's session. The third value reads it when a second event comes
 * before the page has rendered the first one's change.
 */
export function usePageState<State>(name: string, initial: State) {
  const client = useQueryClient()
  const queryKey = [stateKey, name]
  const { data } = useQuery<State>({ queryKey, queryFn: skipToken, gcTime: Infinity })
  const set = (next: State) => void client.setQueryData<State>(queryKey, next)
  const latest = () => client.getQueryData<State>(queryKey) ?? initial
  return [data ?? initial, set, latest] as const
}

/** For when its basis is gone: an answer, or search results. */
export function forgetPageState(client: QueryClient): void {
  void client.resetQueries({ queryKey: [stateKey] })
}
