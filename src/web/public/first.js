// What must happen before the bundle runs and before the first paint.

// Zod would test whether `eval` is allowed; the content security policy refuses and reports that.
globalThis.__zod_globalConfig = { jitless: true }

// Without its first script the page would stay as painted, without a message.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    document.querySelector('.first-wait')?.remove()
    document.querySelector('[data-first-problem]')?.removeAttribute('hidden')
  },
  true,
)

// Applies the chosen theme to the page, now and whenever it changes.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')

  function choice() {
    try {
      return localStorage.getItem('trove-theme') ?? 'system'
    } catch {
      return 'system'
    }
  }

  function apply() {
    const chosen = choice()
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches)
    // Everything changes at once: a page that fades in parts looks broken.
    const root = document.documentElement
    root.classList.add('theme-changes')
    root.classList.toggle('dark', isDark)
    requestAnimationFrame(() => root.classList.remove('theme-changes'))
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', isDark ? '#101717' : '#f9faf8')
  }

  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('trove-theme', apply)
})()
