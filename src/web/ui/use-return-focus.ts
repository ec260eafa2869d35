import { useRef } from 'react'

/**
 * Restores the focus to where it was when a dialog opened; to the surrounding part of the page if
 * that element has disappeared or is about to.
 */
export function useReturnFocus() {
  const from = useRef<{ opener: HTMLElement; around: HTMLElement | null }>(undefined)
  const willDisappear = useRef(false)
  return {
    /** The element that opened the dialog will disappear. */
    openerDisappears: () => {
      willDisappear.current = true
    },
    handlers: {
      onOpenAutoFocus: () => {
        const opener = openerOf(document.activeElement)
        willDisappear.current = false
        from.current = opener && {
          opener,
          around: opener.closest<HTMLElement>('section, aside, [role=dialog], main'),
        }
      },
      onCloseAutoFocus: (event: Event) => {
        if (event.defaultPrevented || !from.current) return
        event.preventDefault()
        const { opener, around } = from.current
        if (!willDisappear.current) opener.focus()
        if (document.activeElement !== opener) focusPart(around)
      },
    },
  }
}

/** A menu closes with the choice that opened the dialog; its button stays. */
function openerOf(focused: Element | null): HTMLElement | undefined {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = button ? document.getElementById(button) : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : undefined
}

function focusPart(part: HTMLElement | null): void {
  if (!part) return
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.style.outline = 'none'
  }
  part.focus({ preventScroll: true })
}
