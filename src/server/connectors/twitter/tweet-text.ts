import { z } from 'zod'
import { decodeEntities } from '#server/html/decode-entities.ts'
import { list, loose } from '../lenient.ts'

const link = z.object({ url: loose, expanded_url: loose })
const media = z.object({
  url: loose,
  media_url_https: loose,
  media_url: loose,
  ext_alt_text: loose,
  video_info: z
    .object({ variants: list(z.object({ url: loose, bitrate: loose })) })
    .catch({ variants: [] }),
})
export const entities = z
  .object({
    urls: list(link),
    media: list(media),
    user_mentions: list(z.object({ id_str: loose, id: loose, screen_name: loose, name: loose })),
  })
  .catch({ urls: [], media: [], user_mentions: [] })
export type Entities = z.infer<typeof entities>
export type Media = Entities['media'][number]

/** The text with shortened links expanded, and without links to its own pictures. */
export function writtenOut(
  text: string,
  links: readonly { short: string; long: string }[],
): string {
  // One short link may be a prefix of another.
  const known = links
    .filter(({ short }) => short !== '')
    .toSorted((a, b) => b.short.length - a.short.length)
  let out = decodeEntities(text)
  for (const { short, long } of known) out = out.replaceAll(short, () => long)
  return out.replaceAll(/[ \t]+$/gm, '').trim()
}

export const linksOf = ({ urls, media: pictures }: Entities) => [
  ...pictures.map(({ url }) => ({ short: url, long: '' })),
  ...urls.map(({ url, expanded_url }) => ({ short: url, long: expanded_url || url })),
]

/** The file name of an attached picture or video in the archive, with its description. */
export function fileOf({ media_url_https, media_url, video_info, ext_alt_text }: Media): string {
  const [best] = video_info.variants.toSorted((a, b) => Number(b.bitrate) - Number(a.bitrate))
  const name = nameInUrl(best?.url || media_url_https || media_url)
  return ext_alt_text === '' ? name : `${name} (${ext_alt_text})`
}

export const nameInUrl = (url: string) => url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
