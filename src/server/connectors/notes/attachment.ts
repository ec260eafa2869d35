import { isReadableText, knownMediaType } from '#shared/file-types.ts'
import type { Format } from '../exports/format.ts'
import { baseName } from '../open-archive.ts'

/** Documents next to the notes in an archive. */
export const attachment: Format = {
  description: 'documents',
  extensions: ['pdf', 'docx', 'doc', 'pptx', 'xlsx', 'odt', 'rtf', 'epub', 'txt'],
  fits: ({ path, name }) => path.includes('/') && isReadableText({ name, mimeType: '' }),
  async *read({ path, size, stream }) {
    yield {
      item: {
        kind: 'file',
        key: `notes ${path}`,
        file: {
          name: baseName(path),
          path: path.split('/').slice(0, -1).join('/'),
          mimeType: knownMediaType({ name: baseName(path), mimeType: '' }),
          modifiedAt: '',
          size,
          url: '',
          version: String(size),
          open: stream,
        },
      },
    }
  },
}
