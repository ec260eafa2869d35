import { useLayoutEffect } from 'react'

const maximumHeightPx = 120

const growsByItself = () => CSS.supports('field-sizing', 'content')

/** Grows a textarea with its text, which not every browser does itself. */
export function useGrowingInput(form: { current: HTMLFormElement | null }, text: string) {
  useLayoutEffect(() => {
    if (growsByItself()) return
    const input = form.current?.querySelector('textarea')
    if (!input) return
    input.style.height = 'auto'
    input.style.height = `${Math.min(input.scrollHeight, maximumHeightPx)}px`
  }, [form, text])
}
