const asked = new EventTarget()

/** Asks a guest to sign up, with the reason. */
export function askForAccount(why: string): void {
  asked.dispatchEvent(new CustomEvent('asked', { detail: why }))
}

/** Calls back whenever a guest is asked to sign up; returns the function to unsubscribe. */
export function onAccountRequired(onAsked: (why: string) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') onAsked(event.detail)
  }
  asked.addEventListener('asked', listen)
  return () => asked.removeEventListener('asked', listen)
}
