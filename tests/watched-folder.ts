import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { watchedFolderView, type WatchedFolderView } from '#shared/watched-folder.ts'
import type { Browser } from './server.ts'

export async function folderOf(browser: Browser): Promise<WatchedFolderView> {
  return watchedFolderView.parse(await (await browser.get('/api/watched-folder')).json())
}

/** Starts watching the person's folder, and returns its path. */
export async function watch(browser: Browser): Promise<string> {
  const answer = await browser.put('/api/watched-folder')
  expect(answer.status).toBe(200)
  const { path: folder } = watchedFolderView.parse(await answer.json())
  // The first scan has ended, so that it does not find the files added later.
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

/** Scans the folder, and waits until the scan has ended. */
export async function scan(browser: Browser): Promise<WatchedFolderView> {
  const { scannedAt } = await folderOf(browser)
  // Requested again while the previous scan is still running.
  const again = async () => {
    expect((await browser.post('/api/watched-folder/scan')).status).toBe(200)
    return (await folderOf(browser)).scannedAt
  }
  await expect.poll(again, { timeout: 50_000, interval: 250 }).not.toBe(scannedAt)
  return folderOf(browser)
}

/** Scans the folder until none of its files is still arriving. */
export async function arrived(browser: Browser): Promise<WatchedFolderView> {
  await scan(browser)
  await scan(browser)
  await expect
    .poll(async () => (await folderOf(browser)).arriving, { timeout: 50_000, interval: 50 })
    .toBe(0)
  return folderOf(browser)
}
