import type { Item } from '../connector.ts'
import { hashKey } from '../gather-pages.ts'
import { blankActivity } from '../google/takeout/activities.ts'
import { emptyPost } from '../kinds/post.ts'

const isPage = (url: string) => /^(https?|ftp):/i.test(url)

export const bookmarkItem = (
  service: string,
  { url, title, at, folder }: { url: string; title: string; at: string; folder: string },
): Item | string => {
  if (!isPage(url)) return 'Bookmarks that lead to no page'
  return {
    kind: 'post',
    key: hashKey('bookmark', url, folder),
    post: { ...emptyPost, service, kind: 'bookmark', title: title || url, at, url, about: folder },
  }
}

export const visitItem = (
  service: string,
  { url, title, at }: { url: string; title: string; at: string },
): Item | string => {
  if (!isPage(url)) return 'Visits that led to no page'
  return {
    kind: 'activity',
    // Precise to the second: a table lacks the fractions that a database has.
    key: hashKey('visit', service, at.slice(0, 19), url),
    activity: { ...blankActivity, service, action: 'visited', title: title || url, at, url },
  }
}
