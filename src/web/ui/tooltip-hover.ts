/** Delay before a tooltip opens. */
const openDelayMs = 700
/** Within this time after one tooltip closes, the next one opens at once. */
const skipDelayMs = 300
/** Time for the pointer to move from the control to the tooltip's text. */
const leaveDelayMs = 100

type HoverProps = { open: (trigger: HTMLElement) => void; close: () => void }

// Only one tooltip is shown per page.
let shown: (() => void) | undefined
let closedAt = Number.NEGATIVE_INFINITY

/** Decides when a control's tooltip opens and closes. */
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
    /** The pointer is on the text, so it stays open for reading. */
    stay: () => window.clearTimeout(timer),
    leave: () => {
      if (shown === close) later(leaveDelayMs, close)
      else window.clearTimeout(timer)
    },
    show,
    close,
  }
}
