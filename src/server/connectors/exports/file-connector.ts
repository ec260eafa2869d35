import { extensionOf } from '#shared/file-types.ts'
import { ConnectorError } from '../connector-error.ts'
import type { Connector, ImportFile, Page } from '../connector.ts'
import { gatherPages, type Finding } from '../gather-pages.ts'
import { pagesOf, type MessageItem } from '../messages/pages.ts'
import { asArchiveFile, baseName, openArchive, type ArchiveFile } from '../open-archive.ts'
import { isZip, zipEntries } from '../read-zip.ts'
import type { Context, Format } from './format.ts'
import { formatOf } from './probe.ts'

/** The most files to inspect before an archive is taken to be another source's. */
const mostLooks = 60
const mostKinds = 20

type Options = {
  formats: readonly Format[]
  credentials?: Readonly<Record<string, string>>
  /** Whether an archive may belong to this source at all, judging by its file names. */
  mayHold?: (names: readonly string[]) => boolean
}

/** A source whose exports are files of known formats, on their own or in an archive. */
export function createFileConnector({
  formats,
  credentials = {},
  mayHold = () => true,
}: Options): Connector {
  const extensions = new Set(formats.flatMap((format) => format.extensions))

  async function recognise(file: ImportFile): Promise<string | undefined> {
    if (!(await isZip(file))) return (await formatOf(formats, asArchiveFile(file)))?.description
    const names: string[] = []
    let looks = 0
    let found: string | undefined
    for await (const entry of zipEntries(file)) {
      if (names.length < 20_000) names.push(entry.name)
      if (found !== undefined || looks >= mostLooks) continue
      if (!extensions.has(extensionOf(baseName(entry.name)))) continue
      looks += 1
      found = (await formatOf(formats, { path: entry.name, ...entry }))?.description
    }
    return mayHold(names) ? found : undefined
  }

  return {
    recognise,
    async keyPrompt(file) {
      if (await isZip(file)) return undefined
      const entry = asArchiveFile(file)
      const { encryption } = (await formatOf(formats, entry)) ?? {}
      return encryption && !(file.key !== undefined && (await encryption.opens(entry)))
        ? encryption.prompt
        : undefined
    },
    import: (files, signal) => importFiles({ formats, credentials, files, signal }),
  }
}

type Import = {
  formats: readonly Format[]
  credentials: Readonly<Record<string, string>>
  files: readonly ImportFile[]
  signal: AbortSignal
}

async function* importFiles({ formats, credentials, files, signal }: Import): AsyncGenerator<Page> {
  using archive = await openArchive(files)
  const context: Context = { files: archive.files, credentials, signal }
  const whole = archive.files.reduce((sum, { size }) => sum + size, 1)
  const progress = { done: 0, read: 0, known: 0 }
  const messages: MessageItem[] = []

  async function* findings(): AsyncGenerator<Finding> {
    for (const name of archive.damaged) yield { failed: name, reason: 'The archive is damaged' }
    const unknown: ArchiveFile[] = []
    for (const file of archive.files) {
      signal.throwIfAborted()
      const format = await formatOf(formats, file)
      if (!format) unknown.push(file)
      else {
        progress.known += 1
        for await (const finding of readFile(format, file, context)) {
          // A month of a chat is stored as a whole, so messages are sorted first.
          if ('item' in finding && finding.item.kind === 'message') messages.push(finding.item)
          else if ('read' in finding) progress.read = Math.min(finding.read, file.size)
          else yield finding
        }
      }
      progress.done += file.size
      progress.read = 0
    }
    if (progress.known > 0) yield* unreadFiles(unknown)
  }

  for await (const page of gatherPages(
    findings(),
    () => (progress.done + progress.read) / whole,
    signal,
  )) {
    if (page.share === 1 && messages.length > 0) yield { ...page, share: 0.5 }
    else yield page
  }
  if (progress.known === 0) throw new ConnectorError('unsupported')
  let done = 0
  for (const items of pagesOf(inOrder(messages))) {
    signal.throwIfAborted()
    done += items.length
    yield { items, share: done / messages.length }
  }
}

async function* readFile(
  format: Format,
  file: ArchiveFile,
  context: Context,
): AsyncGenerator<Finding> {
  try {
    yield* format.read(file, context)
  } catch (error) {
    context.signal.throwIfAborted()
    if (!(error instanceof ConnectorError)) throw error
    yield {
      failed: file.path,
      reason: error.detail ?? 'This file is damaged from here on, or written in another way',
    }
  }
}

const placeOf = ({ message }: MessageItem) =>
  `${message.chatId ?? message.chat}\n${message.at ?? message.local}`

function inOrder(messages: readonly MessageItem[]): MessageItem[] {
  const kept = new Map(messages.map((item) => [item.key, item]))
  return [...kept.values()].toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)]
    return one === other ? a.message.order - b.message.order : one < other ? -1 : 1
  })
}

/** Reports the files of an archive that are not read. */
function* unreadFiles(unknown: readonly ArchiveFile[]): Generator<Finding> {
  if (unknown.length === 0) return
  yield { skipped: 'Files of a kind that Trove does not read here', count: unknown.length }
  const kinds = Map.groupBy(unknown, ({ path }) => extensionOf(baseName(path)) || 'no ending')
  const counts = [...kinds].map(([kind, { length }]) => `.${kind}: ${length}`).slice(0, mostKinds)
  yield { note: `Left out, because they hold nothing of this kind: ${counts.join(', ')}.` }
}
