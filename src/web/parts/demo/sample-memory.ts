const key = 'trove-sample'

/**
 * Whether the sample was loaded when this browser last knew: the page begins with its bar then, so
 * that the bar pushes nothing down once the server has said so.
 */
export function wasSampleLoaded(): boolean {
  try {
    return window.localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

export function rememberSample(isLoaded: boolean): void {
  try {
    window.localStorage.setItem(key, String(isLoaded))
  } catch {
    // The bar comes once the server has said so.
  }
}
