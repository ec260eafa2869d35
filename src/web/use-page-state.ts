import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * State of a screen that is there again when the person comes back to it. The page alone keeps it:
 * it ends with a reload, and with whose page it is.
 */
export function usePageState<State>(name: string, initial: State) {
  const client = useQueryClient()
  const queryKey = ['page-state', name]
  const { data } = useQuery<State>({ queryKey, queryFn: skipToken, gcTime: Infinity })
  const set = (next: State) => void client.setQueryData<State>(queryKey, next)
  return [data ?? initial, set] as const
}
