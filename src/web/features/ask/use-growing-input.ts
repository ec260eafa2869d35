import { useLayoutEffect } from 'react'

const maximumHeightPx = 120

/** A textarea does not grow by itself in every browser. */
export function useGrowingInput(form: { current: HTMLFormElement | null }, text: string) {
  useLayoutEffect(() => {
    const input = form.current?.querySelector('textarea')
    if (!input) return
    input.style.height = 'auto'
    input.style.height = `${Math.min(input.scrollHeight, maximumHeightPx)}px`
  }, [form, text])
}
