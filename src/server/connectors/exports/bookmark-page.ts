import { readHtml } from '#server/html/read-html.ts'
import { unixTime } from './moments.ts'

export type PageBookmark = {
  url: string
  title: string
  /** ISO 8601; empty if the page has none. */
  at: string
  /** From the outermost folder to the one that holds the bookmark. */
  folders: readonly string[]
}

/** The bookmarks of a `NETSCAPE-Bookmark-file-1` page, the export format of every browser. */
export function bookmarksIn(html: string): PageBookmark[] {
  const bookmarks: PageBookmark[] = []
  const folders: string[] = []
  let link: Readonly<Record<string, string>> | undefined
  let words = ''
  const title = () => words.replaceAll(/\s+/g, ' ').trim()
  readHtml(html, {
    open(name, attributes) {
      if (name !== 'a' && name !== 'h3') return
      words = ''
      link = name === 'a' ? attributes : undefined
    },
    text(text) {
      words += text
    },
    close(name) {
      if (name === 'h3') folders.push(title())
      else if (name === 'dl') folders.pop()
      else if (name === 'a' && link) {
        const [url = '', at] = [link['href'], unixTime(link['add_date'])]
        bookmarks.push({ url, title: title(), at, folders: [...folders] })
        link = undefined
      }
    },
  })
  return bookmarks
}
