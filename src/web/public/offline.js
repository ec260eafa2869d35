const texts = {
  en: {
    offline: {
      title: 'You are offline.',
      text: 'What you typed is kept. This page comes back as soon as there is a connection.',
      button: 'Try again',
    },
    away: {
      title: 'Trove cannot be reached',
      text: 'The server does not answer. Nothing of yours is lost, and this page comes back as soon as it does.',
      button: 'Retry',
    },
  },
  de: {
    offline: {
      title: 'Du bist offline.',
      text: 'Was du geschrieben hast, bleibt erhalten. Diese Seite kommt zurück, sobald es wieder eine Verbindung gibt.',
      button: 'Erneut versuchen',
    },
    away: {
      title: 'Trove ist nicht erreichbar',
      text: 'Der Server antwortet nicht. Es ist nichts verloren, und diese Seite kommt zurück, sobald er wieder antwortet.',
      button: 'Erneut versuchen',
    },
  },
}

/** The language chosen in Settings, which the server gets as a cookie, or the browser's. */
function language() {
  const chosen = /(?:^|; )trove-language=(en|de)(?:;|$)/.exec(document.cookie)?.[1]
  const known = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => tag in texts)
  return chosen ?? known ?? 'en'
}

// With a network, the server is unavailable: it is restarting, or its machine is down.
const { title, text, button } = texts[language()][navigator.onLine ? 'away' : 'offline']
document.documentElement.lang = language()
document.title = `${title.replace(/\.$/, '')} · Trove`
document.querySelector('h1').textContent = title
document.querySelector('p').textContent = text
document.querySelector('button').textContent = button

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
