/** Paths of the pages; `:` stands for one part of any text. */
const pages = [
  '/',
  '/ask-anything',
  '/chat',
  '/dashboard',
  '/data-sources',
  '/money',
  '/people',
  '/timeline',
  '/timeline/:day',
  '/query-builder',
  '/documents',
  '/documents/:id',
  '/analytics',
  '/admin',
  '/onboarding',
  '/account',
  '/reset-password',
]

const patterns = pages.map((page) => new RegExp(`^${page.replaceAll(/:[a-z]+/g, '[^/]+')}/?$`))

/** Whether a path is a page; the server answers all others with status 404. */
export const isPage = (path: string) => patterns.some((pattern) => pattern.test(path))

/** The screen of a path; its file is called like it: `document-page.tsx`. */
export function screenOf(path: string): string {
  const [, first = '', rest = ''] = path.split('/')
  if (rest === '') return first
  return first === 'documents' ? 'document' : first === 'timeline' ? 'day' : first
}

/** How screens start, by their names: what the build tells the server. */
export type FirstScreens = Record<string, { scripts: string[]; frame: string }>
