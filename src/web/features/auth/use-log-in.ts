import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { requestInTurn } from './request-in-turn.ts'

/** A call that signs in; `waits` while others are ahead in line. Aborted with the form. */
export function useLogIn<Entered>(
  send: (entered: Entered, signal: AbortSignal) => Promise<Response>,
  onSuccess: (answer: Response) => Promise<void> | void,
) {
  const [waits, setWaits] = useState(false)
  const left = useRef<AbortController>(undefined)
  useEffect(() => () => left.current?.abort(), [])
  const call = useMutation({
    mutationFn: (entered: Entered) => {
      left.current = new AbortController()
      return requestInTurn(
        (signal) => send(entered, signal),
        left.current.signal,
        () => setWaits(true),
      )
    },
    onSuccess,
    onSettled: () => setWaits(false),
  })
  return { ...call, waits: call.isPending && waits }
}
