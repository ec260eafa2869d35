import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Item } from '../../connector.ts'
import type { Activity } from '../../kinds/activity.ts'
import { jsonParts, parseJson } from './json-parts.ts'
import { itemPiece, unreadable, type Read } from './piece.ts'

const named = z.object({ name: z.string().catch(''), url: z.string().catch('') })

/** An entry of My Activity or of the YouTube history. */
const entry = z.object({
  header: z.string().catch(''),
  title: z.string(),
  titleUrl: z.string().catch(''),
  description: z.string().catch(''),
  time: z.string(),
  subtitles: z.array(named).catch([]),
  details: z.array(z.object({ name: z.string().catch('') })).catch([]),
  products: z.array(z.string()).catch([]),
  locationInfos: z
    .array(
      z.object({
        name: z.string().catch(''),
        url: z.string().catch(''),
        source: z.string().catch(''),
      }),
    )
    .catch([]),
})
export type ActivityEntry = z.infer<typeof entry>

/** My Activity and the YouTube history, as JSON. */
export const readActivities: Read = async function* (file, { signal }) {
  let number = 0
  for await (const part of jsonParts(file.stream())) {
    signal.throwIfAborted()
    number += 1
    const parsed = entry.safeParse(parseJson(part.text))
    yield parsed.success
      ? itemPiece(activityOf(parsed.data))
      : unreadable(`${file.path}, entry ${number}`)
  }
}

const verbs: readonly [RegExp, string][] = [
  [/^(?:Watched|Gesehen:?|Vous avez regardé|Has visto)[\s\u00a0]+/u, 'watched'],
  [/^(?:Searched for|Gesucht nach|Vous avez recherché|Has buscado)[\s\u00a0]+/u, 'searched'],
  [/^(?:Visited|Besucht:?|Vous avez consulté|Has visitado)[\s\u00a0]+/u, 'visited'],
  [/^(?:Listened to|Gehört:?)[\s\u00a0]+/u, 'listened'],
  [/^(?:Used|Verwendet:?|Vous avez utilisé|Has usado)[\s\u00a0]+/u, 'used'],
  [/^(?:Viewed|Angesehen:?)[\s\u00a0]+/u, 'viewed'],
  [/^(?:Said)[\s\u00a0]+/u, 'said'],
  [/^(?:Installed)[\s\u00a0]+/u, 'installed'],
  [/^(?:Liked|Mag ich:?)[\s\u00a0]+/u, 'liked'],
]
/** In German the verb comes last: `… angesehen`. */
const endings: readonly [RegExp, string][] = [
  [/[\s\u00a0]+angesehen$/u, 'watched'],
  [/[\s\u00a0]+gesucht$/u, 'searched'],
  [/[\s\u00a0]+(?:besucht|aufgerufen)$/u, 'visited'],
  [/[\s\u00a0]+verwendet$/u, 'used'],
]

/** The action, from the title's wording in some languages and from the address in all others. */
function actionOf(title: string, url: string): { action: string; title: string } {
  for (const [pattern, action] of [...verbs, ...endings]) {
    const rest = title.replace(pattern, '')
    if (rest !== title) return { action, title: rest.replace(/^nach[\s\u00a0]/u, '').trim() }
  }
  const link = URL.parse(url)
  const searched = link?.searchParams.get('q') ?? link?.searchParams.get('search_query')
  if (link && searched && /\/(search|results)$/.test(link.pathname)) {
    return { action: 'searched', title: searched }
  }
  if (link && /(^|\.)youtube\.com$/.test(link.hostname) && link.pathname === '/watch') {
    return { action: 'watched', title }
  }
  return { action: '', title }
}

export function activityOf(entry: ActivityEntry): Item {
  const { action, title } = actionOf(entry.title, entry.titleUrl)
  const details = [
    ...entry.subtitles.map(({ name }) => name),
    entry.description,
    ...entry.details.map(({ name }) => name),
    ...entry.products.filter((product) => product !== entry.header),
    ...entry.locationInfos.map(({ source }) => source),
  ]
  const at = momentOf(entry.time)
  const point = pointIn(entry.locationInfos.map(({ url }) => url))
  return {
    kind: 'activity',
    key: activityKey(entry.title, at, entry.titleUrl),
    activity: {
      ...blankActivity,
      service: entry.header || entry.products[0] || 'Google',
      action: action || 'used',
      title: title || entry.titleUrl,
      at,
      url: entry.titleUrl,
      place: entry.locationInfos[0]?.name ?? '',
      ...point,
      detail: details.filter((text) => text !== '').join('; '),
    },
  }
}

export const blankActivity: Activity = {
  service: '',
  action: '',
  title: '',
  at: '',
  url: '',
  place: '',
  latitude: null,
  longitude: null,
  minutes: null,
  detail: '',
}

/**
 * Precise to the second, because the YouTube history is also in My Activity and the HTML form of
 * both has no fractions.
 */
function activityKey(title: string, at: string, url: string): string {
  const plain = title.replaceAll(/[\s\u00a0]+/gu, ' ')
  return hashOf(['my activity', at.slice(0, 19), plain, url])
}

export const hashOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export function momentOf(time: string): string {
  const moment = Date.parse(time)
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString()
}

/** The centre of the map a link shows. */
function pointIn(links: readonly string[]): { latitude: number | null; longitude: number | null } {
  for (const link of links) {
    const found = /(?:center|q)=(-?\d+(?:\.\d+)?)(?:,|%2C)(-?\d+(?:\.\d+)?)/.exec(link)
    if (found) return { latitude: Number(found[1]), longitude: Number(found[2]) }
  }
  return { latitude: null, longitude: null }
}
