/** The text of a field of a form; a field that is not there, or holds a file, counts as empty. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
