const key = 'trove-sample'

/**
 * Whether the sample was loaded when this browser last knew. If so, the page shows its bar from the
 * start, so that the bar does not push the page down later.
 */
export const wasSampleLoaded = (): boolean => remembered() === 'true'

/** False at the first visit. */
export const isSampleRemembered = (): boolean => remembered() !== null

function remembered(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function rememberSample(isLoaded: boolean): void {
  try {
    window.localStorage.setItem(key, String(isLoaded))
  } catch {
    // The bar appears once the server has responded.
  }
}
