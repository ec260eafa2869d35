import type { ArchiveFile } from '../open-archive.ts'
import { baseName } from '../open-archive.ts'
import { decodeText } from '../read-text.ts'

const kinds = [
  ['account', /^account$/],
  ['profile', /^profile$/],
  ['owner', /^user-details$/],
  ['note', /^(community-)?note-?tweets?$/],
  [
    'tweet',
    /^(community-|deleted-|twitter-circle-|circle-)?tweets?$|^tweets-\d{4}-\d{2}$|^\d{4}-\d{2}$/,
  ],
  ['like', /^likes?$/],
  ['bookmark', /^bookmarks?$/],
  ['message', /^direct-messages?(-group)?$/],
  ['follower', /^followers?$/],
  ['following', /^followings?$/],
  ['blocked', /^(block|mute)s?$/],
  ['search', /^saved-search(es)?$/],
  ['name', /^screen-name-changes?$/],
  [
    'advertising',
    /^ad-|^ads-|^(personalization|twitter-?article-metadata)$|ad-(engagement|impression)/,
  ],
  // Lists of files, and of things that other files contain in full.
  ['list', /^(manifest|tweet-index|payload-details|.*-?headers?)$/],
] as const satisfies readonly (readonly [string, RegExp])[]
export type FileKind = (typeof kinds)[number][0]

/** The order in which files are read: later ones use names and long texts of earlier ones. */
export const readingOrder: readonly FileKind[] = [
  'note',
  'tweet',
  'like',
  'bookmark',
  'message',
  'follower',
  'following',
  'blocked',
  'search',
  'name',
]

const prefix =
  /^\s*(?:window\.YTD\.(\w+)\.part\d+|Grailbird\.data\.(tweets)_\d{4}_\d{2}|window\.__THAR_CONFIG|var (user_details|tweet_index|payload_details))\s*=/

/** The kind of a file in an archive, by name; undefined if unknown. */
export function kindOfName(name: string): FileKind | undefined {
  const plain = name
    .toLowerCase()
    .replace(/\.js$/, '')
    .replace(/[-_]part[-_]?\d+$/, '')
    .replaceAll('_', '-')
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** The kind that a file declares at its start. */
export function kindOfStart(start: Buffer): FileKind | 'unknown' | undefined {
  const wide = start.length >= 4 && start[0] !== 0xff && start[0] !== 0xfe && start[1] === 0
  const text = wide ? new TextDecoder('utf-16le').decode(start) : decodeText(start)
  const match = prefix.exec(text)
  if (!match) return undefined
  const [, name, old, details] = match
  if (details !== undefined) return kindOfName(details) ?? 'list'
  const declared = name ?? old
  return declared === undefined ? 'list' : (kindOfName(declared) ?? 'unknown')
}

/** Whether a file is data of an archive: not its media, and not the pages that display it. */
export const isDataFile = ({ path, archive }: Pick<ArchiveFile, 'path' | 'archive'>) =>
  /\.js$/i.test(path) &&
  (archive === '' || /(^|\/)data\/(js\/(tweets\/)?)?[^/]+$|^[^/]+$/i.test(path))

/** The kind of a file: by name in an archive, otherwise first by its own declaration. */
export async function kindOfFile(file: ArchiveFile): Promise<FileKind | undefined> {
  const named = kindOfName(baseName(file.path))
  if (named !== undefined && file.archive !== '') return named
  for await (const start of file.stream()) {
    const declared = kindOfStart(start.subarray(0, 400))
    return declared === 'unknown' ? undefined : (declared ?? named)
  }
  return named
}
