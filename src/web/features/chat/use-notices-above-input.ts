import { useEffect } from 'react'

/** Keeps notices above the input at the bottom of the screen: each reply may come with one. */
export function useNoticesAboveInput() {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--notices-bottom', '6rem')
    return () => {
      style.removeProperty('--notices-bottom')
    }
  }, [])
}
