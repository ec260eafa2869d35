import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ComponentProps, PointerEvent } from 'react'
import { cn } from './cn.ts'

/** One around the whole page: moving from one tooltip to the next within 300 ms opens it at once. */
export function TooltipProvider(props: ComponentProps<typeof RadixTooltip.Provider>) {
  return <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300} {...props} />
}

export const Tooltip = RadixTooltip.Root

/**
 * A pointer can arrive in one jump, and Radix needs a few moves to see that it has left the tooltip
 * before. Telling it again where the pointer is lets the next tooltip open at once.
 */
export function TooltipTrigger(props: ComponentProps<typeof RadixTooltip.Trigger>) {
  return <RadixTooltip.Trigger onPointerEnter={repeatMove} {...props} />
}

function repeatMove(enter: PointerEvent<HTMLButtonElement>) {
  const { currentTarget, clientX, clientY, pointerType } = enter
  const repeat = (times: number) => {
    if (times === 0 || !currentTarget.matches(':hover')) return
    const move = { bubbles: true, clientX, clientY, pointerType }
    currentTarget.dispatchEvent(new window.PointerEvent('pointermove', move))
    requestAnimationFrame(() => repeat(times - 1))
  }
  requestAnimationFrame(() => repeat(3))
}

export function TooltipContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof RadixTooltip.Content>) {
  return (
    <RadixTooltip.Portal>
      <RadixTooltip.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'z-60 max-w-72 rounded-md bg-foreground px-3 py-1.5 text-xs text-background shadow-md data-[state=delayed-open]:animate-in data-[state=delayed-open]:fade-in-0',
          className,
        )}
        {...props}
      />
    </RadixTooltip.Portal>
  )
}
