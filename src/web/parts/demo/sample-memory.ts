const key = 'trove-sample'

/**
 * Whether the sample was loaded when this browser last knew: the page begins with its bar then, so
 * that the bar pushes nothing down once the server has said so.
 */
export function wasSampleLoaded(): boolean {
  try {
    return window.localStorage.getItem(key) === 'loaded'
  } catch {
    return false
  }
}

export function rememberSample(isLoaded: boolean): void {
  try {
    if (isLoaded) window.localStorage.setItem(key, 'loaded')
    else window.localStorage.removeItem(key)
  } catch {
    // If nothing can be stored, the bar appears once the server has said so.
  }
}
