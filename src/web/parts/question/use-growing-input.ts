import { useLayoutEffect } from 'react'

const maximumHeightPx = 120

const growsByItself = () => CSS.supports('field-sizing', 'content')

/** A textarea does not grow by itself in every browser. */
export function useGrowingInput(form: { current: HTMLFormElement | null }, text: string) {
  useLayoutEffect(() => {
    if (growsByItself()) return
    const input = form.current?.querySelector('textarea')
    if (!input) return
    input.style.height = 'auto'
    input.style.height = `${Math.min(input.scrollHeight, maximumHeightPx)}px`
  }, [form, text])
}
