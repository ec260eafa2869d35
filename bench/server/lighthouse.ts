import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { browserOptions, ensureBrowser } from '#tests/e2e/browser.ts'
import { startServer } from '#tests/e2e/server.ts'

const version = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices'] as const
const measures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
/** As a visitor; the others as a signed-in person. */
const visited = '/'
const screens = [
  visited,
  '/dashboard',
  '/documents',
  '/chat',
  '/analytics',
  '/data-sources',
  '/account',
  '/money',
  '/people',
  '/onboarding',
  '/query-builder',
  '/admin',
]
/** Lighthouse itself recommends several runs: the speed of a shared machine varies. */
const looks = 3

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
    }),
  ),
})

const person = { name: 'Ada', email: 'ada@example.org', password: 'bench bench bench' }

type Screen = {
  screen: string
  performance: number
  accessibility: number
  'best-practices': number
  /** The metrics of the performance score. */
  measured: string[]
  /** Audits that cost points in the last two categories. */
  wanting: string[]
}

/** Lighthouse's results for every screen on a phone emulated by Chromium. */
export async function runLighthouseBench(
  say: (line: string) => void = () => undefined,
): Promise<Screen[]> {
  await ensureBrowser()
  const server = await startServer({
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_EMAILS: person.email,
  })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-lighthouse-'))
  try {
    const headers = path.join(folder, 'headers.json')
    writeFileSync(headers, JSON.stringify({ cookie: await signUp(server.url) }), { mode: 0o600 })
    const found: Screen[] = []
    for (const screen of screens) {
      const own = screen === visited ? [] : [`--extra-headers=${headers}`]
      const seen = median(
        Array.from({ length: looks }, () => look(server.url, screen, folder, own)),
      )
      say(
        `${screen}: performance ${seen.performance}, accessibility ${seen.accessibility}, best practices ${seen['best-practices']} (${seen.measured.join(', ')})${seen.wanting.map((title) => `\n  ${title}`).join('')}`,
      )
      found.push(seen)
    }
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
}

/** The run with the median performance. */
function median(seen: readonly Screen[]): Screen {
  const sorted = seen.toSorted((a, b) => a.performance - b.performance)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was looked at')
  return middle
}

function look(url: string, screen: string, folder: string, own: readonly string[]): Screen {
  const { executablePath, args, env = process.env } = { env: undefined, ...browserOptions() }
  const out = path.join(folder, 'report.json')
  const run = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--',
      version,
      `${url}${screen}`,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
      ...own,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, encoding: 'utf8' },
  )
  if (run.status !== 0) throw new Error(`Lighthouse ended with ${run.status}: ${run.stderr}`)
  const { categories: scores, audits } = report.parse(JSON.parse(readFileSync(out, 'utf8')))
  const score = (name: string) => Math.round((scores[name]?.score ?? 0) * 100)
  return {
    screen,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    measured: measures.map((name) => `${audits[name]?.title} ${audits[name]?.displayValue}`),
    wanting: Object.values(audits)
      .filter(({ score: got, scoreDisplayMode }) => scoreDisplayMode === 'binary' && got === 0)
      .map(({ title }) => title),
  }
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/email/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`The sign-up answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

if (import.meta.main) await runLighthouseBench((line) => console.log(line))
