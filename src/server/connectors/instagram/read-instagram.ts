import type { Finding } from '../gather-pages.ts'
import { parseHtml } from '#server/html/html-tree.ts'
import { asObject } from '../lenient.ts'
import { entriesIn, type InstagramEntry } from './entries.ts'
import { entriesOnPage } from './page-entries.ts'
import { readEntry } from './read-entry.ts'

/** Reads a JSON file of an Instagram export, except conversations. */
export function* readInstagram(value: unknown, path: string, owner: string): Generator<Finding> {
  let found = 0
  for (const { name, entry } of entriesIn(value)) {
    found += 1
    yield* readEntry(entry, { path, list: name, owner })
  }
  const isEmpty = Array.isArray(value)
    ? value.length === 0
    : Object.values(asObject(value)).every((list) => Array.isArray(list) && list.length === 0)
  if (found === 0 && !isEmpty) {
    yield { skipped: `Of a kind that Trove does not read (${path.split('/').at(-1)})`, count: 1 }
  }
}

/** Reads a page of an HTML export. */
export function* readInstagramPage(html: string, path: string, owner: string): Generator<Finding> {
  for (const entry of entriesOnPage(parseHtml(html))) {
    yield* readEntry(entry, { path, list: '', owner })
  }
}

/** The owner's name and account, from the profile. */
export function instagramProfile(entries: Iterable<InstagramEntry>) {
  for (const { lines } of entries) {
    const find = (words: RegExp) => lines.find(({ label }) => words.test(label))?.value ?? ''
    const name = find(/^name$/i)
    const account = find(/^user ?name$/i)
    if (name !== '' || account !== '') return { name, account }
  }
  return undefined
}
