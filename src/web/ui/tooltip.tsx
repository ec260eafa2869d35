import { Slot } from 'radix-ui'
import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { TooltipBox, TooltipSide } from './tooltip-box.tsx'
import { createHover } from './tooltip-hover.ts'

type Shown = {
  id: string
  trigger: HTMLElement | undefined
  Box: ComponentType<React.ComponentProps<typeof TooltipBox>> | undefined
  hover: ReturnType<typeof createHover>
}

const TooltipContext = createContext<Shown | undefined>(undefined)

/**
 * Names the hovered or focused control. The box itself, with the code for its position, is loaded
 * for the first tooltip.
 */
export function Tooltip({ children }: { children: ReactNode }) {
  const id = useId()
  const [trigger, setTrigger] = useState<HTMLElement>()
  const [Box, setBox] = useState<Shown['Box']>()
  const [hover] = useState(() =>
    createHover({
      open: (on) => {
        setTrigger(on)
        // Without the box there is no tooltip, which only repeats the control's name.
        void loadBox().then(
          (loaded) => setBox(() => loaded),
          () => undefined,
        )
      },
      close: () => setTrigger(undefined),
    }),
  )
  useEffect(() => () => hover.close(), [hover])
  const shown = useMemo(() => ({ id, trigger, Box, hover }), [id, trigger, Box, hover])
  return <TooltipContext value={shown}>{children}</TooltipContext>
}

const loadBox = () => import('./tooltip-box.tsx').then((module) => module.TooltipBox)

/** Its only child is the named control. */
export function TooltipTrigger({ children }: { children: ReactNode }) {
  const shown = use(TooltipContext)
  if (!shown) return children
  const { id, trigger, Box, hover } = shown
  const prepare = () => void loadBox().catch(() => undefined)
  return (
    <Slot.Root
      {...(trigger && Box ? { 'aria-describedby': id } : {})}
      onPointerEnter={(event: React.PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') return
        prepare()
        hover.enter(event.currentTarget)
      }}
      onPointerLeave={() => hover.leave()}
      onPointerDown={() => hover.close()}
      onFocus={(event: React.FocusEvent<HTMLElement>) =>
        event.currentTarget.matches(':focus-visible') && hover.show(event.currentTarget)
      }
      onBlur={() => hover.close()}
    >
      {children}
    </Slot.Root>
  )
}

type TooltipContentProps = { side?: TooltipSide; children: ReactNode }

export function TooltipContent({ side = 'top', children }: TooltipContentProps) {
  const shown = use(TooltipContext)
  if (!shown?.trigger || !shown.Box) return null
  const { Box, hover, id, trigger } = shown
  return (
    <Box
      id={id}
      trigger={trigger}
      side={side}
      onStay={() => hover.stay()}
      onLeave={() => hover.leave()}
      onClose={() => hover.close()}
    >
      {children}
    </Box>
  )
}
