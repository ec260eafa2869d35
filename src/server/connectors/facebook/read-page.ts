import type { Finding } from '../gather-pages.ts'
import { baseName } from '../open-archive.ts'
import { activityItem, contactItem, markItem, momentOf, postItem } from './entry-items.ts'
import { entriesIn, filesIn, linkIn, type HtmlEntry } from './html-entries.ts'
import { parseHtml, textOf } from '#server/html/html-tree.ts'
import { actionOf, relationIn } from './entry-names.ts'
import { authorIn } from './entry-posts.ts'

/** Reads a page of an HTML export. Its times have no zone and are taken as UTC. */
export function* readPage(html: string, path: string, owner: string): Generator<Finding> {
  for (const shown of entriesIn(parseHtml(html))) {
    const item = itemOf(shown, path, owner)
    yield item ? { item } : { skipped: `Without words (${baseName(path)})`, count: 1 }
  }
}

function itemOf({ parts, local }: HtmlEntry, path: string, owner: string) {
  const [first, ...rest] = parts
  const title = first === undefined ? '' : textOf(first)
  const body = rest
    .map(textOf)
    .filter((part) => part !== '')
    .join('\n')
  const seconds = Date.parse(`${local}Z`) / 1000
  const url = parts.map(linkIn).find((link) => link !== '') ?? ''
  const given = {
    author: owner,
    title,
    url,
    files: parts.flatMap(filesIn),
    about: authorIn(title),
    timeIsLocal: true,
  }
  const where = `${path}/`
  if (title === '' && body === '') return undefined
  if (/(^|\/)comments?[^/]*\.html/i.test(path) || /comments_in_groups/i.test(path)) {
    return postItem(seconds, body, { ...given, kind: 'comment' })
  }
  if (/likes_and_reactions|reactions/i.test(path)) {
    return markItem(seconds, title, { ...given, kind: 'reaction', text: body })
  }
  if (/(^|\/)posts\/|posts_in_groups/i.test(path)) {
    return postItem(seconds, body, { ...given, kind: 'post' })
  }
  const relation = relationIn(where)
  if (relation) return contactItem(title, seconds, relation.relation, { note: relation.note })
  if (/pages_you|page_likes|pages_liked/i.test(path)) {
    return markItem(seconds, title, {
      kind: 'like',
      author: owner,
      about: title,
      url,
      timeIsLocal: true,
    })
  }
  const action = /search/i.test(path) ? 'searched' : actionOf(path)
  return activityItem(action, title, momentOf(seconds), { detail: body, url })
}
