const key = 'trove-sample'

/**
 * Whether the sample was loaded when this browser last knew: the page begins with its bar then, so
 * that the bar pushes nothing down once the server has said so.
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
    // The bar comes once the server has said so.
  }
}
