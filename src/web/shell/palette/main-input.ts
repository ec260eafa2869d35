const waitMs = 8_000

const inContent = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#content :is(${selector})`)].find((element) =>
    element.checkVisibility(),
  )

/** The input that a page is about: what a question is written in, else the first line of text. */
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
  // The page hears of it as if it were typed, so that its draft and its counter follow.
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.setSelectionRange(text.length, text.length)
  if (submit) input.form?.requestSubmit()
}

/** Opens the choice of files of a page; where the browser refuses, the button has the focus. */
export async function chooseFiles(page: Page): Promise<void> {
  const input = await onceThere(page, () =>
    document.querySelector<HTMLInputElement>('#content input[type="file"]:not(:disabled)'),
  )
  const button = input?.parentElement?.querySelector('button')
  button?.focus()
  input?.click()
}

/** Looks at every frame until a page is shown and has what is looked for. */
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
