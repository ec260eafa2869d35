import { useEffect, useEffectEvent, useState } from 'react'

/** Accepts files dropped anywhere on the page. Returns whether files hover over it. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [hovering, setHovering] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    // Entering a child fires before leaving its parent, so the page is left at depth 0.
    let depth = 0
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: () => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          act()
          if (type !== 'drop') return
          const files = [...event.dataTransfer.files]
          if (files.length > 0) take(files)
        },
        { signal },
      )
    on('dragenter', () => {
      depth += 1
      setHovering(true)
    })
    on('dragover', () => {})
    on('dragleave', () => {
      depth -= 1
      if (depth <= 0) setHovering(false)
    })
    on('drop', () => {})
    // Also for a drop that a field handles itself: nothing hovers any more.
    window.addEventListener(
      'drop',
      () => {
        depth = 0
        setHovering(false)
      },
      { capture: true, signal },
    )
    return () => listeners.abort()
  }, [])

  return hovering
}
