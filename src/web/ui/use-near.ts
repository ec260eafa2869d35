import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is within `distance` above or below the viewport. */
export function useNear(element: RefObject<Element | null>, distance: `${number}px`): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${distance} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, distance])
  return near
}
