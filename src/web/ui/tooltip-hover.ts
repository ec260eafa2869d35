/** Before a tooltip opens. */
const openDelayMs = 700
/** Who moves on to another control within this time of leaving one sees its tooltip at once. */
const skipDelayMs = 300
/** The way of the pointer from the control to the text of its tooltip. */
const leaveDelayMs = 100

type HoverProps = { open: (trigger: HTMLElement) => void; close: () => void }

// One page shows one tooltip at a time.
let shown: (() => void) | undefined
let closedAt = Number.NEGATIVE_INFINITY

/** When the tooltip of one control opens and closes. */
export function createHover(tooltip: HoverProps) {
  let timer: number | undefined
  const later = (ms: number, act: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const close = () => {
    window.clearTimeout(timer)
    if (shown !== close) return
    shown = undefined
    closedAt = Date.now()
    tooltip.close()
  }
  const show = (trigger: HTMLElement) => {
    window.clearTimeout(timer)
    if (shown !== close) shown?.()
    shown = close
    tooltip.open(trigger)
  }
  return {
    enter: (trigger: HTMLElement) => {
      const isSoon = shown !== undefined || Date.now() - closedAt < skipDelayMs
      if (isSoon) show(trigger)
      else later(openDelayMs, () => show(trigger))
    },
    /** The pointer is on the text: it stays to be read. */
    stay: () => window.clearTimeout(timer),
    leave: () => {
      if (shown === close) later(leaveDelayMs, close)
      else window.clearTimeout(timer)
    },
    show,
    close,
  }
}
