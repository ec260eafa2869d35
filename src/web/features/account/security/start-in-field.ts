/** A dialog that asks something starts in its first field, not on its close button. */
export function startInField(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return
  const field = event.target.querySelector('input')
  if (!field) return
  event.preventDefault()
  field.focus()
}
