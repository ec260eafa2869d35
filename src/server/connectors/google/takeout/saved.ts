import { z } from 'zod'
import { elementsIn, parseHtml, textOf, textWithEmptyLines } from '#server/html/html-tree.ts'
import type { Item } from '../../connector.ts'
import { bookmarksIn } from '../../exports/bookmark-page.ts'
import { emptyPost, type Post } from '../../kinds/post.ts'
import { hashOf, momentOf } from './activities.ts'
import { jsonParts, parseJson } from './json-parts.ts'
import { readText } from './notes.ts'
import { itemPiece, unreadable, type Read } from './piece.ts'
import { readMoment } from './read-moment.ts'

const text = z.string().catch('')

export const blankPost: Post = {
  service: 'Google',
  kind: 'post',
  ...emptyPost,
}

const like = z.object({
  contentDetails: z.object({ videoId: text }).catch({ videoId: '' }),
  snippet: z.object({
    title: text,
    description: text,
    publishedAt: text,
    videoOwnerChannelTitle: text,
    resourceId: z.object({ videoId: text }).catch({ videoId: '' }),
  }),
})

/** Videos liked or added to a playlist, from older YouTube exports. */
export const readVideoList: Read = async function* (file, { signal }) {
  for await (const part of jsonParts(file.stream())) {
    signal.throwIfAborted()
    const parsed = like.safeParse(parseJson(part.text))
    if (!parsed.success) {
      yield unreadable(`${file.path}, a video`)
      continue
    }
    const { snippet, contentDetails } = parsed.data
    const id = contentDetails.videoId || snippet.resourceId.videoId
    const url = id === '' ? '' : `https://youtube.com/watch?v=${id}`
    const isLike = /like/i.test(file.path)
    yield itemPiece({
      kind: 'post',
      key: hashOf(['youtube list', isLike ? 'like' : file.path, id || snippet.title]),
      post: {
        ...blankPost,
        service: 'YouTube',
        kind: isLike ? 'like' : 'bookmark',
        title: snippet.title,
        text: snippet.description,
        at: momentOf(snippet.publishedAt),
        url,
        about: snippet.videoOwnerChannelTitle,
      },
    })
  }
}

const feature = z.object({
  geometry: z.object({ coordinates: z.array(z.number()).catch([]) }).catch({ coordinates: [] }),
  properties: z.looseObject({
    date: text,
    google_maps_url: text,
    name: text,
    address: text,
    review_text_published: text,
    five_star_rating_published: z.number().optional().catch(undefined),
    location: z.object({ name: text, address: text }).catch({ name: '', address: '' }),
  }),
})

/** Places saved, named or reviewed on Google Maps. */
export const readPlaces: Read = async function* (file) {
  for await (const part of jsonParts(file.stream())) {
    if (part.key !== 'features') continue
    const parsed = feature.safeParse(parseJson(part.text))
    yield parsed.success ? itemPiece(placeItem(parsed.data)) : unreadable(`${file.path}, a place`)
  }
}

function placeItem({ geometry, properties }: z.infer<typeof feature>): Item {
  const [longitude, latitude] = geometry.coordinates
  const stars = properties.five_star_rating_published
  const isReview = stars !== undefined || properties.review_text_published !== ''
  const title =
    properties.location.name || properties.name || properties.location.address || properties.address
  const at = momentOf(properties.date)
  const lines = [
    properties.location.address || properties.address,
    longitude === undefined || latitude === undefined ? '' : `${latitude}, ${longitude}`,
    stars === undefined ? '' : `${stars} of 5 stars`,
    properties.review_text_published,
  ]
  return {
    kind: 'post',
    key: hashOf(['place', isReview, title, properties.google_maps_url, at]),
    post: {
      ...blankPost,
      service: 'Google Maps',
      kind: isReview ? 'review' : 'bookmark',
      title: title || properties.google_maps_url,
      text: lines.filter((line) => line !== '').join('\n'),
      at,
      url: properties.google_maps_url,
    },
  }
}

const mostPageBytes = 64 * 1024 * 1024

/** Chrome bookmarks and reading list. */
export const readBookmarks: Read = async function* (file) {
  for (const { url, title, at } of bookmarksIn(await readText(file, mostPageBytes))) {
    yield itemPiece({
      kind: 'post',
      key: hashOf(['bookmark', url, title]),
      post: { ...blankPost, service: 'Chrome', kind: 'bookmark', title, at, url },
    })
  }
}

/** Comments on videos, from older YouTube exports. */
export const readCommentPage: Read = async function* (file) {
  const page = parseHtml(await readText(file, mostPageBytes))
  for (const entry of elementsIn(page, ({ tag }) => tag === 'li')) {
    const end = entry.children.findIndex((part) => typeof part !== 'string' && part.tag === 'br')
    if (end < 0) continue
    const [head, comment] = [entry.children.slice(0, end), entry.children.slice(end + 1)]
    const written = textWithEmptyLines({ ...entry, children: comment })
    if (written === '') continue
    const line = { ...entry, children: head }
    const video = [...elementsIn(line, ({ tag }) => tag === 'a')].at(-1)
    const at = readMoment(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?: UTC)?/.exec(textOf(line))?.[0] ?? '')
    yield itemPiece({
      kind: 'post',
      key: hashOf(['youtube comment', at ?? '', written]),
      post: {
        ...blankPost,
        service: 'YouTube',
        kind: 'comment',
        text: written,
        at: at ?? '',
        url: video?.attributes['href'] ?? '',
        about: video === undefined ? '' : textOf(video),
      },
    })
  }
}
