import { archivedTexts, isRecord, readArchive, type Archive } from './property-list.ts'

const layoutTexts = [
  'caption',
  'subcaption',
  'image-title',
  'image-subtitle',
  'secondary-subcaption',
  'tertiary-subcaption',
]
const linkTexts = ['title', 'summary', 'name', 'subtitle', 'artist', 'album', 'address']
const mostPayloadBytes = 4 * 1024 * 1024

/** The text of an app, payment, game or link preview in a message; empty if it has none. */
export function appText(payload: Buffer | undefined): string {
  if (!payload || payload.length > mostPayloadBytes) return ''
  try {
    const archive = readArchive(payload)
    if (!archive) return ''
    return linkText(archive) ?? layoutText(archive)
  } catch {
    // The message is worth keeping without its app content.
    return ''
  }
}

function layoutText(archive: Archive): string {
  const texts = archivedTexts(archive, archive.root)
  const layout = archivedTexts(archive, entry(archive, archive.root, 'userInfo'))
  const url = archivedTexts(archive, entry(archive, archive.root, 'URL')).get('NS.relative') ?? ''
  const parts = distinct([texts.get('ldtext'), ...layoutTexts.map((name) => layout.get(name))])
  const app = texts.get('an') ?? ''
  const what = parts.join(' – ')
  const named = what.startsWith(app) ? [what] : [app, what]
  return named.filter((text) => text !== '').join(': ') + link(url)
}

const link = (url: string) => (/^https?:/i.test(url) ? `\n${url}` : '')

function linkText(archive: Archive): string | undefined {
  const { root } = archive
  const data = entry(archive, root, 'richLinkMetadata') ?? entry(archive, root, 'metadata')
  if (!isRecord(data)) return undefined
  const texts = archivedTexts(archive, data)
  const special = archivedTexts(archive, entry(archive, data, 'specialization'))
  const parts = distinct([
    ...linkTexts.map((name) => texts.get(name)),
    ...linkTexts.map((name) => special.get(name)),
  ])
  if (parts.length > 0) return parts.join(' – ')
  const address = entry(archive, data, 'originalURL') ?? entry(archive, data, 'URL')
  return archivedTexts(archive, address).get('NS.relative') ?? ''
}

function entry(archive: Archive, value: unknown, name: string): unknown {
  if (!isRecord(value)) return undefined
  const { 'NS.keys': keys, 'NS.objects': values } = value
  if (!Array.isArray(keys) || !Array.isArray(values)) return archive.at(value[name])
  const index = keys.findIndex((key) => archive.at(key) === name)
  return index < 0 ? undefined : archive.at(values[index])
}

/** The non-empty texts, without those contained in an earlier one. */
function distinct(texts: readonly (string | undefined)[]): string[] {
  const found: string[] = []
  for (const raw of texts) {
    const text = raw?.trim() ?? ''
    if (text === '' || text === '$null' || found.some((other) => says(other, text))) continue
    found.push(text)
  }
  return found
}

/** Whether a text contains another as whole words. */
function says(text: string, part: string): boolean {
  const at = text.indexOf(part)
  if (at < 0) return false
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
  return !isLetter(text[at - 1]) && !isLetter(text[at + part.length])
}
