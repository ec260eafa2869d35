import type { AskResponse } from '#shared/answers.ts'
import type { Page, Request, Route } from './fixtures.ts'

type Path = `/api/${string}`

const pathOf = (request: Request) => new URL(request.url()).pathname

/** The page's requests to a path, counted from now on. */
export function watchCalls(page: Page, method: string, path: Path): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && pathOf(request) === path) calls.push(request)
  })
  return calls
}

/** Answers calls to a path instead of the server. */
export async function replaceAnswer(page: Page, path: Path, answer: Answer): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill(answer),
  )
}
type Answer = NonNullable<Parameters<Route['fulfill']>[0]>

/** Holds the next call to a path until `release` is called. */
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

/** An answer in the server's format. */
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
