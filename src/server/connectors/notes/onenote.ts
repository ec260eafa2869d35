import { isReadableText, knownMediaType } from '#shared/file-types.ts'
import type { Item } from '../connector.ts'
import type { Format } from '../exports/format.ts'
import { hashKey, type Finding } from '../gather-pages.ts'
import { baseName, type ArchiveFile } from '../open-archive.ts'
import { isCabinet, readCabinet } from '../read-cabinet.ts'
import { readAll } from '../read-text.ts'
import type { Attachment } from './onenote/page-lines.ts'
import { isSection, readSection, type SectionPage } from './onenote/section-pages.ts'

const mostBytes = 512 * 1024 * 1024
const bin = /(^|\/)OneNote_RecycleBin\//i

/** A section of a OneNote notebook, with the documents attached to its pages. */
export const onenote: Format = {
  description: 'a OneNote section',
  extensions: ['one'],
  fits: ({ start }) => isSection(start),
  async *read(file, { signal }): AsyncGenerator<Finding> {
    const labels = labelsOf(file)
    let damaged = 0
    for (const page of readSection(await readAll(file.stream(), mostBytes))) {
      signal.throwIfAborted()
      if (!page) damaged += 1
      else if (bin.test(file.path)) yield { skipped: 'Notes in the bin', count: 1 }
      else if (page.title === '' && page.text === '') yield { skipped: 'Empty notes', count: 1 }
      else {
        yield { item: noteOf(page, labels) }
        for (const attachment of page.attachments) {
          const item = documentOf(page, attachment, labels)
          if (item) yield { item, bytes: attachment.contents?.length ?? 0 }
        }
      }
    }
    if (damaged > 0) yield { failed: file.path, reason: 'Some pages of this section are damaged' }
  },
}

/** A notebook in one file, as OneNote for Windows exports it: a cabinet of its sections. */
export const onenotePackage: Format = {
  description: 'a OneNote notebook',
  extensions: ['onepkg'],
  fits: ({ start }) => isCabinet(start),
  async *read(file, context): AsyncGenerator<Finding> {
    const bytes = await readAll(file.stream(), mostBytes)
    const notebook = baseName(file.path).replace(/\.onepkg$/i, '')
    for (const { path, contents } of await readCabinet(Uint8Array.from(bytes), context.signal)) {
      if (!/\.one$/i.test(path)) continue
      const section: ArchiveFile = {
        path: [notebook, ...path.split(/[\\/]/)].join('/'),
        size: contents.length,
        archive: file.path,
        async *stream() {
          yield await Promise.resolve(contents)
        },
      }
      if (isSection(contents.subarray(0, 64))) yield* onenote.read(section, context)
      else yield { failed: section.path, reason: 'This is no OneNote section' }
    }
  },
}

/** The list of a notebook's sections, beside them. */
export const onenoteContents: Format = {
  description: 'a OneNote notebook',
  extensions: ['onetoc2'],
  fits: ({ path }) => path.includes('/'),
  async *read() {},
}

/** The notebook, its groups of sections and the section. A zip may be of a notebook's contents. */
function labelsOf({ path, archive }: ArchiveFile): string[] {
  const folders = path.split('/').slice(0, -1)
  const zip = baseName(archive).replace(/\.zip$/i, '')
  const isNamed = folders.length === 0 && zip !== '' && !/^OneDrive_/i.test(zip)
  return [...new Set([...(isNamed ? [zip] : folders), sectionName(path)])]
}

const sectionName = (path: string) => baseName(path).replace(/\.one$/i, '')

const noteOf = (page: SectionPage, labels: string[]): Item => ({
  kind: 'note',
  key: hashKey('onenote', page.id),
  note: {
    service: 'OneNote',
    title: page.title,
    text: page.text,
    items: [],
    labels,
    createdAt: page.createdAt,
    updatedAt: page.updatedAt,
    archived: false,
  },
})

function documentOf(
  page: SectionPage,
  { name, contents }: Attachment,
  labels: readonly string[],
): Item | undefined {
  if (!contents || !isReadableText({ name, mimeType: '' })) return undefined
  return {
    kind: 'file',
    key: `onenote ${page.id} ${name} ${contents.length}`,
    file: {
      name,
      path: [...labels, page.title].filter((part) => part !== '').join('/'),
      mimeType: knownMediaType({ name, mimeType: '' }),
      modifiedAt: '',
      size: contents.length,
      url: '',
      version: String(contents.length),
      async *open() {
        yield await Promise.resolve(contents)
      },
    },
  }
}
