// With a network, the server is unavailable: it is restarting, or its machine is down.
if (navigator.onLine) {
  const title = 'Trove cannot be reached'
  document.title = `${title} · Trove`
  document.querySelector('h1').textContent = title
  document.querySelector('p').textContent =
    'The server does not answer. Nothing of yours is lost, and this page comes back as soon as it does.'
  document.querySelector('button').textContent = 'Retry'
}

// Replaces a page, which reloads as soon as there is a network again.
const comeBack = () => location.reload()
addEventListener('online', comeBack)
document.querySelector('button')?.addEventListener('click', comeBack)
// A browser may report "online" too early, and not notice a restarting server, so the server is
// polled.
setInterval(() => {
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok && comeBack(),
    () => {},
  )
}, 3_000)
