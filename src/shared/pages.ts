/** Paths of the pages; `:` stands for any single segment. */
const pages = [
  '/',
  '/ask-anything',
  '/chat',
  '/dashboard',
  '/data-sources',
  '/money',
  '/people',
  '/health',
  '/timeline',
  '/timeline/:day',
  '/threads/:id',
  '/query-builder',
  '/documents',
  '/documents/:id',
  '/analytics',
  '/admin',
  '/onboarding',
  '/account',
  '/authorize',
  '/reset-password',
  '/unsubscribe',
]

const patterns = pages.map((page) => new RegExp(`^${page.replaceAll(/:[a-z]+/g, '[^/]+')}/?$`))

/** Whether a path is a page; the server responds to all others with status 404. */
export const isPage = (path: string) => patterns.some((pattern) => pattern.test(path))

/** The screen of a path, which is also the name of its file: `document-page.tsx`. */
export function screenOf(path: string): string {
  const [, first = '', rest = ''] = path.split('/')
  if (rest === '') return first
  return { documents: 'document', timeline: 'day', threads: 'thread' }[first] ?? first
}

/** How screens start, by name; passed from the build to the server. */
export type FirstScreens = Record<string, { scripts: string[]; frame: string }>
