import { useEffect, useState, type RefObject } from 'react'

/** What is this far below what is seen counts as near. */
const margin = '300px 0px'

/** Whether an element has come near what is seen, or the page is printed. Then it stays so. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const show = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    window.addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', show)
    }
  }, [element, near])
  return near
}
