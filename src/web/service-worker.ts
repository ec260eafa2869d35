/**
 * Lets the browser keep the built files and show a page of ours without a network. After the page
 * has loaded, so that nothing waits for it; where it is refused, everything works as before.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
