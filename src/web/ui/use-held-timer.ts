import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Ends after a time, which is paused while the element with these handlers is hovered or focused,
 * or the window is in the background.
 */
export function useHeldTimer(ms: number, onEnd: () => void) {
  const [held, setHeld] = useState({ pointer: false, focus: false, away: false })
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  const hold = (change: Partial<typeof held>) => setHeld((before) => ({ ...before, ...change }))
  const isHeld = Object.values(held).includes(true)

  useEffect(() => {
    if (isHeld) return undefined
    const startedAt = Date.now()
    const timer = window.setTimeout(() => end(), left.current)
    return () => {
      window.clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - startedAt))
    }
  }, [isHeld])

  useEffect(() => {
    const leave = () => hold({ away: true })
    const back = () => hold({ away: false })
    window.addEventListener('blur', leave)
    window.addEventListener('focus', back)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', back)
    }
  }, [])

  return {
    onPointerEnter: () => hold({ pointer: true }),
    onPointerLeave: () => hold({ pointer: false }),
    onFocus: () => hold({ focus: true }),
    onBlur: () => hold({ focus: false }),
  }
}
