import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Accepts files dropped onto one element. Returns whether files hover over it. */
export function useDropTarget(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [hovering, setHovering] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const listeners = new AbortController()
    const { signal } = listeners
    const on = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      element.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          act(event)
        },
        { signal },
      )
    on('dragover', () => setHovering(true))
    on('dragleave', () => setHovering(false))
    on('drop', ({ dataTransfer }) => {
      setHovering(false)
      const files = [...(dataTransfer?.files ?? [])]
      if (files.length > 0) take(files)
    })
    return () => listeners.abort()
  }, [target])
  return hovering
}
