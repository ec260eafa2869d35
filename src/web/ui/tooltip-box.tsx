import { flip, offset, shift, useFloating } from '@floating-ui/react-dom'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export type TooltipSide = 'top' | 'right'

type TooltipBoxProps = {
  id: string
  trigger: HTMLElement
  side: TooltipSide
  onStay: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** The text of a tooltip, next to its control and within the window. */
export function TooltipBox({ id, trigger, side, children, ...on }: TooltipBoxProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { floatingStyles, isPositioned } = useFloating({
    open: true,
    placement: side,
    strategy: 'fixed',
    elements: { reference: trigger, floating: box },
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  })
  const close = useEffectEvent(on.onClose)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A surrounding dialog stays open.
      event.stopPropagation()
      close()
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(trigger)) close()
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [trigger])
  return createPortal(
    <div
      ref={setBox}
      id={id}
      role="tooltip"
      style={floatingStyles}
      onPointerEnter={on.onStay}
      onPointerLeave={on.onLeave}
      className="z-60 w-max max-w-72"
    >
      <div
        className={`rounded-md bg-foreground px-3 py-1.5 text-xs text-background shadow-md ${isPositioned ? 'animate-in fade-in-0' : 'invisible'}`}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}
