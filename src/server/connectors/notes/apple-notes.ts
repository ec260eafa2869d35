import type { Format } from '../exports/format.ts'
import { hashKey } from '../gather-pages.ts'
import { decodeText, readAll } from '../read-text.ts'

const mostBytes = 16 * 1024 * 1024
/** Each note is in a folder of its own name: `Notes/Garden/Garden.txt`. */
const ownFolder = /(?:^|\/)([^/]+)\/\1\.txt$/
const outer = /^(icloud notes|notes|notizen|notas|recently deleted|zuletzt gelöscht)$/i

export const isAppleNote = (path: string) => ownFolder.test(path)

/** Notes in Apple's copy of a person's data, which has no dates. */
export const appleNotes: Format = {
  description: 'Apple notes',
  extensions: ['txt'],
  fits: ({ path, text }) => isAppleNote(path) && text.trim() !== '',
  async *read({ path, stream }) {
    const text = decodeText(await readAll(stream(), mostBytes)).trim()
    const folders = path.split('/').slice(0, -1)
    const title = folders.at(-1) ?? ''
    if (/recently deleted|zuletzt gelöscht/i.test(path)) {
      return yield { skipped: 'Notes in the bin', count: 1 }
    }
    yield {
      item: {
        kind: 'note',
        key: hashKey('apple notes', path),
        note: {
          service: 'Apple Notes',
          title,
          text,
          items: [],
          labels: folders.slice(0, -1).filter((folder) => !outer.test(folder)),
          createdAt: '',
          updatedAt: '',
          archived: false,
        },
      },
    }
  },
}
