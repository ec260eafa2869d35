import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserOptions, ensureBrowser } from '#tests/e2e/browser.ts'
import { startServer } from '#tests/e2e/server.ts'
const folder = '/work/t/shots'
mkdirSync(folder, { recursive: true })
await ensureBrowser()
const server = await startServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ADMIN_EMAILS: 'ada@example.org' })
const browser = await chromium.launch(browserOptions())
const person = { name: 'Ada', email: 'ada@example.org', password: 'pictures for the page' }
const base = { baseURL: server.url, timezoneId: 'UTC', reducedMotion: 'reduce' as const }
const first = await browser.newContext({ ...base, locale: 'en-US' })
await first.request.post('/api/auth/email/signup', { data: person })
await first.request.post('/api/onboarding/complete', { data: { dataSources: [], documentsCount: 0 } })
console.log('demo', (await first.request.post('/api/demo')).status())
for (let i = 0; i < 100; i++) {
  const sources = JSON.stringify(await (await first.request.get('/api/data-sources')).json())
  if (sources.length > 10 && !sources.includes('"progress"')) break
  await new Promise((r) => setTimeout(r, 3000))
}
const state = await first.storageState()
console.log('server', server.url)
const headers = { origin: server.url }
let conversationId: string | undefined
for (let i = 1; i <= 52; i++) {
  const r = await first.request.post('/api/chat', { data: { message: `What is ${i} plus 1000?`, conversationId }, headers })
  conversationId = (await r.json()).conversationId
}
const q = await (await first.request.post('/api/queries', { data: { question: 'Total amount per category' }, headers })).json()
const screens: Record<string, string> = {
  ask: '/', dashboard: '/dashboard', sources: '/data-sources', documents: '/documents', chat: `/chat?conversation=${conversationId}`, money: '/money', timeline: '/timeline', health: '/health', people: '/people', query: `/query-builder?query=${q.id}`, settings: '/settings', admin: '/admin', threads: '/threads', about: '/about',
}
const only = process.argv.slice(2)
for (const [width, scheme, locale] of [[1440, 'light', 'en-US'], [390, 'dark', 'en-US'], [390, 'light', 'de-DE'], [1440, 'dark', 'de-DE']] as const) {
  const context = await browser.newContext({ ...base, locale, storageState: state, viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: scheme, hasTouch: width === 390 })
  const page = await context.newPage()
  for (const [name, path] of Object.entries(screens)) {
    if (only.length && !only.includes(name)) continue
    try {
      await page.goto(path, { waitUntil: 'networkidle', timeout: 20000 })
    } catch {}
    await page.waitForTimeout(800)
    await page.screenshot({ path: `${folder}/${name}-${width}-${scheme}-${locale.slice(0, 2)}.png`, animations: 'disabled' })
  }
  await context.close()
}
console.log('shots done')
// stay for questions
process.stdin.resume()
process.on('SIGTERM', async () => { await browser.close(); await server.stop(); process.exit(0) })
import { createServer } from 'node:http'
createServer((request, response) => {
  let body = ''
  request.on('data', (c) => (body += c))
  request.on('end', async () => {
    const [language, question] = body.includes('|') ? body.split('|') : ['en-US', body]
    const r = await first.request.post('/api/ask', { data: { question, language, timeZone: 'UTC' }, headers })
    response.end(await r.text())
  })
}).listen(7071)
