import { idOf } from './data-sources.ts'
import type { Browser, TestServer } from './server.ts'

/** Deletes something; returns the id that undoes the deletion. */
export async function remove(browser: Browser, path: string): Promise<string> {
  const deleted = await browser.del(path)
  if (!deleted.ok) throw new Error(`DELETE ${path} answered ${deleted.status}`)
  return deleted.headers.get('x-undo') ?? ''
}

/** Erases what was deleted, as a job does a minute later. */
export async function erase(
  { services }: Pick<TestServer, 'services'>,
  browser: Browser,
  id: string,
): Promise<void> {
  await services.deletions.erase(await idOf(browser), id, services.erasers)
}
