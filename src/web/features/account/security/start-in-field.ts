/**
 * Moves the initial focus of a dialog with fields to the first one, instead of its close button.
 */
export function startInField(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return
  const field = event.target.querySelector('input')
  if (!field) return
  event.preventDefault()
  field.focus()
}
