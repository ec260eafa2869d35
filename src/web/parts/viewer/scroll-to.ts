/** Scrolls an element to the middle of its scrolling box without moving the page around it. */
export function scrollToMiddle(box: HTMLElement, element: Element): void {
  const boxRect = box.getBoundingClientRect()
  const rect = element.getBoundingClientRect()
  // An element taller than the box starts at its top instead, with some space above.
  const spaceY = Math.max(24, (boxRect.height - rect.height) / 2)
  const spaceX = Math.max(24, (boxRect.width - rect.width) / 2)
  box.scrollTop += rect.top - boxRect.top - spaceY
  if (rect.left < boxRect.left || rect.right > boxRect.right) {
    box.scrollLeft += rect.left - boxRect.left - spaceX
  }
}

const stableFrames = 3
const mostFrames = 60

/**
 * The same if elements get their real height only when visible and move the rest: continues until
 * the element stays in place. Returns a function that cancels it.
 */
export function settleInMiddle(box: HTMLElement, element: Element): () => void {
  let stable = 0
  let frame = 0
  const step = (left: number) => {
    const before = box.scrollTop
    scrollToMiddle(box, element)
    stable = Math.abs(box.scrollTop - before) < 1 ? stable + 1 : 0
    if (stable < stableFrames && left > 0) frame = requestAnimationFrame(() => step(left - 1))
  }
  step(mostFrames)
  return () => cancelAnimationFrame(frame)
}
