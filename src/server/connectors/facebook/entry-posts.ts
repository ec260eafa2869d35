import type { Finding } from '../gather-pages.ts'
import { baseName } from '../open-archive.ts'
import { eventItem, markItem, postItem } from './entry-items.ts'
import type { Comment, Entry, Medium, Place, Reaction } from './entry-shape.ts'

export function wholePost(read: Entry, owner: string) {
  const text = read.data.flatMap(({ post }) => post ?? []).join('\n')
  const parts = read.attachments.flatMap(({ data }) => data)
  const media = [...parts.flatMap((part) => part.media ?? []), ...read.media]
  const context = parts.find((part) => part.external_context)?.external_context
  const details = [
    ...media.map(({ description }) => description),
    ...parts.map((part) => part.text),
    ...parts.map((part) => part.place?.name ?? ''),
    context?.name ?? '',
  ]
  const further = [...new Set(details)].filter((part) => part !== '' && !text.includes(part))
  const shared = /\bshared\b/i.test(read.title)
  const item = postItem(read.timestamp, text, {
    kind: shared ? 'share' : 'post',
    author: owner,
    title: read.title,
    url: context?.url ?? '',
    about: authorIn(read.title),
    files: [...new Set(media.map(({ uri }) => baseName(uri)))],
  })
  // The key uses only the text of the post, which is what the API returns.
  if (item.kind === 'post' && further.length > 0) {
    item.post.text = [text, ...further].filter((part) => part !== '').join('\n')
  }
  return item
}

export function commentItem(read: Entry, comment: Comment, owner: string) {
  const media = read.attachments.flatMap(({ data }) => data.flatMap((part) => part.media ?? []))
  return postItem(comment.timestamp || read.timestamp, comment.comment, {
    kind: 'comment',
    author: comment.author || owner,
    title: read.title,
    about: authorIn(read.title),
    files: media.map(({ uri }) => baseName(uri)),
  })
}

export const reactionItem = (read: Entry, { reaction, actor }: Reaction, owner: string) =>
  markItem(read.timestamp, `${read.title} ${reaction}`, {
    kind: 'reaction',
    author: actor || owner,
    title: read.title,
    text: reaction === '' ? '' : reaction.charAt(0) + reaction.slice(1).toLowerCase(),
    about: authorIn(read.title),
    url: read.url,
  })

/** The author of the post, from a sentence such as `Ada likes Bea Example's photo.` */
export function authorIn(title: string): string {
  const words =
    /(?:likes?|liked|reacted to|commented on|replied to|loves|shared|wrote on|posted (?:in|on)) (?:an? )?(.+?)['’]s? (?:own )?(?:\w+ )?(?:post|photo|comment|video|link|timeline|reel|story|album|status|live video)/i
  return words.exec(title)?.[1] ?? ''
}

export function* albumOf(read: Entry, owner: string): Generator<Finding> {
  const first =
    read.photos.map(({ creation_timestamp }) => creation_timestamp).toSorted((a, b) => a - b)[0] ??
    0
  const described = read.photos.filter(({ description }) => description !== '')
  const files = read.photos.map(({ uri }) => baseName(uri))
  yield {
    item: markItem(first, `album ${read.name}`, {
      kind: 'post',
      author: owner,
      title: read.name,
      text: read.description,
      files,
    }),
  }
  for (const photo of described) yield { item: photoItem(photo, owner) }
}

const photoItem = ({ uri, creation_timestamp, title, description }: Medium, owner: string) =>
  markItem(creation_timestamp, `photo ${description || title}`, {
    kind: 'post',
    author: owner,
    title,
    text: description,
    files: [baseName(uri)],
  })

export function* photoOf(read: Entry, owner: string): Generator<Finding> {
  const { uri, creation_timestamp, title, description } = read
  if (description === '' && title === '') {
    yield { skipped: 'Pictures and films without words', count: 1 }
  } else yield { item: photoItem({ uri, creation_timestamp, title, description }, owner) }
}

export function eventOf(read: Entry, { list: name }: Place) {
  const status = /joined|declined|interested|invited/.exec(name)?.[0] ?? ''
  return eventItem(read.name, {
    start: read.start_timestamp,
    end: read.end_timestamp,
    location: [read.place?.name ?? '', read.place?.address ?? ''].filter(Boolean).join(', '),
    text: read.description,
    status: status === 'joined' ? 'accepted' : status,
  })
}
