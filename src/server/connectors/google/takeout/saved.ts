import { z } from 'zod'
import type { Item } from '../../connector.ts'
import type { Post } from '../../kinds/post.ts'
import { hashOf, momentOf } from './activities.ts'
import { jsonParts, parseJson } from './json-parts.ts'
import { plain, readText } from './notes.ts'
import { one, unreadable, type Read } from './piece.ts'
import { readMoment } from './read-moment.ts'

const text = z.string().catch('')

export const blankPost: Post = {
  service: 'Google',
  kind: 'post',
  author: '',
  title: '',
  text: '',
  at: '',
  url: '',
  about: '',
  likes: null,
  shares: null,
  replies: null,
  files: [],
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
    yield one({
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
    yield parsed.success ? one(placeItem(parsed.data)) : unreadable(`${file.path}, a place`)
  }
}

function placeItem({ geometry, properties: told }: z.infer<typeof feature>): Item {
  const [longitude, latitude] = geometry.coordinates
  const stars = told.five_star_rating_published
  const isReview = stars !== undefined || told.review_text_published !== ''
  const title = told.location.name || told.name || told.location.address || told.address
  const at = momentOf(told.date)
  const lines = [
    told.location.address || told.address,
    longitude === undefined || latitude === undefined ? '' : `${latitude}, ${longitude}`,
    stars === undefined ? '' : `${stars} of 5 stars`,
    told.review_text_published,
  ]
  return {
    kind: 'post',
    key: hashOf(['place', isReview, title, told.google_maps_url, at]),
    post: {
      ...blankPost,
      service: 'Google Maps',
      kind: isReview ? 'review' : 'bookmark',
      title: title || told.google_maps_url,
      text: lines.filter((line) => line !== '').join('\n'),
      at,
      url: told.google_maps_url,
    },
  }
}

const mostPageBytes = 64 * 1024 * 1024

/** Chrome bookmarks and reading list. */
export const readBookmarks: Read = async function* (file) {
  const html = await readText(file, mostPageBytes)
  for (const [, tag = '', title = ''] of html.matchAll(/<A\s([^>]*)>([\s\S]*?)<\/A>/gi)) {
    const url = /HREF="([^"]*)"/i.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const added = Number(/ADD_DATE="(\d+)"/i.exec(tag)?.[1] ?? 0)
    // Chrome writes seconds, or microseconds in some versions.
    const ms = added > 1e13 ? added / 1000 : added * 1000
    const at = added === 0 || ms > 8.64e15 ? '' : new Date(ms).toISOString()
    yield one({
      kind: 'post',
      key: hashOf(['bookmark', url, title]),
      post: { ...blankPost, service: 'Chrome', kind: 'bookmark', title: plain(title), at, url },
    })
  }
}

/** Comments on videos, from older YouTube exports. */
export const readCommentPage: Read = async function* (file) {
  const html = await readText(file, mostPageBytes)
  for (const [, entry = ''] of html.matchAll(/<li>([\s\S]*?)<\/li>/gi)) {
    const [head = '', ...rest] = entry.split(/<br\s*\/?>/i)
    const url = [...head.matchAll(/href="([^"]*)"/gi)].map(([, link = '']) => link)
    const at = readMoment(/(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?: UTC)?)/.exec(head)?.[1] ?? '') ?? ''
    const written = plain(rest.join('\n'))
    if (written === '') continue
    yield one({
      kind: 'post',
      key: hashOf(['youtube comment', at, written]),
      post: {
        ...blankPost,
        service: 'YouTube',
        kind: 'comment',
        text: written,
        at,
        url: url.at(-1)?.replaceAll('&amp;', '&') ?? '',
        about: plain(/.*<a[^>]*>([\s\S]*?)<\/a>/i.exec(head)?.[1] ?? ''),
      },
    })
  }
}
