import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { watchedFolderView, type WatchedFolderView } from '#shared/watched-folder.ts'
import type { Browser } from './server.ts'

export async function folderOf(browser: Browser): Promise<WatchedFolderView> {
  return watchedFolderView.parse(await (await browser.get('/api/watched-folder')).json())
}

/** Begins to watch the person's folder, and returns where it is. */
export async function watch(browser: Browser): Promise<string> {
  const answer = await browser.put('/api/watched-folder')
  expect(answer.status).toBe(200)
  const { path: folder } = watchedFolderView.parse(await answer.json())
  // The first look has ended, so that what follows is not about its files.
  await expect
    .poll(async () => (await folderOf(browser)).scannedAt, { timeout: 50_000, interval: 50 })
    .not.toBeNull()
  return folder ?? ''
}

/** Writes a file as if it had been there for a while. */
export function put(folder: string, name: string, content: string | Uint8Array, minutesAgo = 10) {
  const place = path.join(folder, name)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, content)
  const written = new Date(Date.now() - minutesAgo * 60_000)
  utimesSync(place, written, written)
  return place
}

/** Has the folder looked at until that has ended. */
export async function look(browser: Browser): Promise<WatchedFolderView> {
  const { scannedAt } = await folderOf(browser)
  // Asked again while the previous look is still running.
  const again = async () => {
    expect((await browser.post('/api/watched-folder/scan')).status).toBe(200)
    return (await folderOf(browser)).scannedAt
  }
  await expect.poll(again, { timeout: 50_000, interval: 250 }).not.toBe(scannedAt)
  return folderOf(browser)
}

/** Has the folder looked at until no file of it is on its way. */
export async function arrived(browser: Browser): Promise<WatchedFolderView> {
  await look(browser)
  await look(browser)
  await expect
    .poll(async () => (await folderOf(browser)).arriving, { timeout: 50_000, interval: 50 })
    .toBe(0)
  return folderOf(browser)
}
