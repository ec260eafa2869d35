// With a network, it is the server that is away: its restart, or its machine.
if (navigator.onLine) {
  const title = 'Trove cannot be reached'
  document.title = `${title} · Trove`
  document.querySelector('h1').textContent = title
  document.querySelector('p').textContent =
    'The server does not answer. Nothing of yours is lost, and this page comes back as soon as it does.'
  document.querySelector('button').textContent = 'Retry'
}

// Shown in the place of a page: that page comes back as soon as there is a network again.
const comeBack = () => location.reload()
addEventListener('online', comeBack)
document.querySelector('button')?.addEventListener('click', comeBack)
// A browser may say "online" too early, and a server that restarts says nothing: so it is asked.
setInterval(() => {
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok && comeBack(),
    () => {},
  )
}, 3_000)
