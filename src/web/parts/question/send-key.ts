import type { KeyboardEvent } from 'react'

/**
 * Enter sends, except to add a line or to end a composition of Chinese, Japanese or Korean text.
 */
export function isSendKey(event: KeyboardEvent): boolean {
  const { isComposing, keyCode } = event.nativeEvent
  // Safari ends a composition before it reports the key, and marks that key with 229.
  return event.key === 'Enter' && !event.shiftKey && !isComposing && keyCode !== 229
}
