import type { AskResponse } from '#shared/answers.ts'
import type { Page, Request, Route } from './fixtures.ts'

type Path = `/api/${string}`

const pathOf = (request: Request) => new URL(request.url()).pathname

/** Requests of the page to a path, counted from now on. */
export function watchCalls(page: Page, method: string, path: Path): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && pathOf(request) === path) calls.push(request)
  })
  return calls
}

/** Answers the calls to a path in the place of the server. */
export async function replaceAnswer(page: Page, path: Path, answer: Answer): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill(answer),
  )
}
type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

/** Keeps the next call to a path from the server until `release` is called. */
export async function holdCall(
  page: Page,
  path: Path,
  method?: string,
): Promise<{ release: () => void }> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isHeld || (method ?? route.request().method()) !== route.request().method()) {
        return route.fallback()
      }
      isHeld = true
      await held
      return route.continue()
    },
  )
  return { release }
}

/** An answer as the server could give it. */
export function askAnswer(parts: Partial<AskResponse> = {}): { json: AskResponse } {
  return {
    json: {
      answer: 'The fee is 48 euros.',
      queryType: 'personal',
      confidence: 0.87,
      followUpQuestions: [],
      citations: [],
      steps: [],
      found: true,
      ...parts,
    },
  }
}
