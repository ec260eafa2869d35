import { useEffect, useState, type RefObject } from 'react'
import { useNear } from '#web/ui/use-near.ts'

/**
 * Whether an element has come near the viewport, or the page is printed. Stays true from then on.
 */
export function useAboutToBeSeen(element: RefObject<Element | null>): boolean {
  const near = useNear(element, '300px')
  const [wanted, setWanted] = useState(false)
  if (near && !wanted) setWanted(true)
  useEffect(() => {
    const print = () => setWanted(true)
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return wanted
}
