const waitMs = 8_000

const inContent = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#content :is(${selector})`)].find((element) =>
    element.checkVisibility(),
  )

/** The main input of a page: that of a question, otherwise the first text field. */
function mainInput(): HTMLInputElement | HTMLTextAreaElement | undefined {
  const found =
    inContent('textarea:not(:disabled)') ??
    inContent(':is(input[type="search"], input[type="text"]):not(:disabled)')
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined
}

export function focusMainInput(): void {
  const input = mainInput()
  input?.focus()
  input?.scrollIntoView({ block: 'nearest' })
}

type Page = { isShown: () => boolean }

/** Writes a text into the main input of a page that may still be loading. */
export async function fillMainInput(page: Page, text: string, submit = false): Promise<void> {
  const input = await onceThere(page, mainInput)
  if (!input) return
  input.focus()
  if (text === '') return
  // Looks like typing to the page, so that its draft and counter follow.
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.setSelectionRange(text.length, text.length)
  if (submit) input.form?.requestSubmit()
}

/** Opens a page's file picker; if the browser refuses, focuses the button. */
export async function chooseFiles(page: Page): Promise<void> {
  const input = await onceThere(page, () =>
    document.querySelector<HTMLInputElement>('#content input[type="file"]:not(:disabled)'),
  )
  const button = input?.parentElement?.querySelector('button')
  button?.focus()
  input?.click()
}

/** Checks on every frame until the page is shown and contains the element. */
async function onceThere<T>(
  { isShown }: Page,
  find: () => T | null | undefined,
): Promise<T | undefined> {
  const until = performance.now() + waitMs
  do {
    const found = isShown() ? find() : undefined
    if (found) return found
    await new Promise(requestAnimationFrame)
  } while (performance.now() < until)
  return undefined
}
