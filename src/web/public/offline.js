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
