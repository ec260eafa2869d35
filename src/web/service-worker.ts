/**
 * Lets the browser cache the built files and show a page of ours without a network. Registered
 * after the page has loaded, so that nothing waits for it; if refused, everything works as before.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
