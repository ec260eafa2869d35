import { useEffect, useEffectEvent, useState } from 'react'
import { droppedFolder, type FolderFile } from './dropped-folder.ts'

/** Accepts files and folders dropped anywhere on the page. Returns whether files hover over it. */
export function useFileDrop(
  onFiles: (files: File[]) => void,
  onFolder: (files: FolderFile[]) => void = (found) => onFiles(found.map(({ file }) => file)),
): boolean {
  const [hovering, setHovering] = useState(false)
  const take = useEffectEvent(({ items, files }: DataTransfer) => {
    // Entries and files can only be read during the event.
    const entries = Array.from(items, (item) => item.webkitGetAsEntry())
    const isFolder = entries.some((entry) => entry?.isDirectory === true)
    if (isFolder) void droppedFolder(entries.filter((entry) => entry !== null)).then(onFolder)
    else if (files.length > 0) onFiles([...files])
  })

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
          take(event.dataTransfer)
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
