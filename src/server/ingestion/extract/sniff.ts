import { fileTypeFromBuffer } from 'file-type'
import { unreadFormatOf } from '#shared/unread-format.ts'
import { isText } from './decode-text.ts'
import { ExtractionFailure } from './failures.ts'
import { oleStream, oleStreams } from './ole-streams.ts'
import type { PictureKind } from './picture.ts'
import { isEncryptedWord } from './word-pieces.ts'
import { zipEntries, zipEntryBytes, type ZipEntry } from './zip-entries.ts'

export type FileKind =
  | 'pdf'
  | 'workbook'
  | 'csv'
  | 'docx'
  | 'doc'
  | 'word-xml'
  | 'odf'
  | 'pptx'
  | 'ppt'
  | 'epub'
  | 'iwork'
  | 'eml'
  | 'msg'
  | 'json'
  | 'html'
  | 'rtf'
  | 'txt'
  | PictureKind

const pictureKinds = new Set(['png', 'jpg', 'webp', 'gif', 'bmp', 'avif', 'tif', 'heic'])

export const isPicture = (kind: string): kind is PictureKind => pictureKinds.has(kind)

/** Greatest unpacked size; no workbook or document written by a person is larger. */
const unpackedLimitBytes = 400 * 1024 * 1024

const typesLimitBytes = 4 * 1024 * 1024

/** Detects a file's type by content; the name only distinguishes kinds of plain text. */
export async function sniff(bytes: Uint8Array, name: string): Promise<FileKind> {
  if (bytes.length === 0) throw new ExtractionFailure('file.empty')
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  if (head.slice(0, 1024).includes('%PDF-')) return 'pdf'
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return sniffOle(bytes, name)
  if (head.startsWith('PK')) return sniffZip(bytes, name)
  if (bytes[0] === 0xdb && bytes[1] === 0xa5) return 'doc'
  // BIFF files of Excel 2 to 4 have no container.
  if (bytes[0] === 9 && [0, 2, 4].includes(bytes[1] ?? 9) && !isText(bytes)) return 'workbook'
  if (head.trimStart().startsWith('{\\rtf')) return 'rtf'
  return sniffText(bytes, name, head)
}

/** Detects an OLE container's type by its streams; nested streams belong to embedded files. */
function sniffOle(bytes: Uint8Array, name: string): FileKind {
  const streams = oleStreams(bytes)
  const has = (name: string): boolean => oleStream(streams, name) !== undefined
  if (has('encryptedpackage')) throw new ExtractionFailure('office.password')
  if (has('workbook') || has('book')) return 'workbook'
  const word = oleStream(streams, 'worddocument')
  if (word) {
    if (isEncryptedWord(word)) throw new ExtractionFailure('office.password')
    return 'doc'
  }
  if (has('powerpoint document')) return 'ppt'
  if (has('__properties_version1.0')) return 'msg'
  const other = foreignStreams.find(([stream]) => has(stream))
  throw unsupported(bytes, name, other?.[1])
}

/** Streams of formats that are not read, with the usual endings of these. */
const foreignStreams = [
  ['visiodocument', 'vsd'],
  ['quill', 'pub'],
  ['matost', 'wps'],
] as const

const foreignParts = [
  ['visio/', 'vsdx'],
  ['FixedDocSeq.fdseq', 'xps'],
  ['FixedDocumentSequence.fdseq', 'xps'],
  ['AndroidManifest.xml', 'apk'],
] as const

/** A name without an ending of its own stands for a format that only its content shows. */
const unsupported = (bytes: Uint8Array, name: string, ending = ''): ExtractionFailure =>
  new ExtractionFailure(
    'file.unsupported',
    unreadFormatOf(`file.${ending}`, bytes) ?? unreadFormatOf(name),
  )

function sniffZip(bytes: Uint8Array, name: string): FileKind {
  const entries = zipEntries(bytes)
  if (!entries) throw new ExtractionFailure('file.damaged')
  const names = new Set(entries.map((entry) => entry.name.replaceAll('\\', '/').replace(/^\//, '')))
  const kind = zipKind(names, bytes) ?? iworkKind(names, name) ?? declaredKind(bytes, entries)
  if (!kind) {
    const other = foreignParts.find(([part]) => [...names].some((path) => path.startsWith(part)))
    throw unsupported(bytes, name, other?.[1] ?? 'zip')
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (unpacked > unpackedLimitBytes) throw new ExtractionFailure('file.too_big')
  return kind
}

function zipKind(names: Set<string>, bytes: Uint8Array): FileKind | undefined {
  const any = (start: string): boolean => [...names].some((name) => name.startsWith(start))
  if (names.has('word/document.xml') || any('word/')) return 'docx'
  if (any('xl/')) return 'workbook'
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (start.includes('application/vnd.oasis.opendocument.spreadsheet')) return 'workbook'
  if (start.includes('application/epub+zip') || names.has('META-INF/container.xml')) return 'epub'
  if (start.includes('application/vnd.oasis.opendocument') && names.has('content.xml')) return 'odf'
  return any('ppt/slides/') || names.has('ppt/presentation.xml') ? 'pptx' : undefined
}

/** Files of Numbers look like those of Pages and Keynote, so only the name tells them apart. */
function iworkKind(names: Set<string>, name: string): FileKind | undefined {
  const isIwork = [...names].some((part) =>
    /(?:^|\/)(?:Index\/Document\.iwa|Index\.zip|index\.apxl(?:\.gz)?)$|\.iwph$/.test(part),
  )
  const old = names.has('index.xml') && names.has('buildVersionHistory.plist')
  if (isIwork && /\.numbers$/i.test(name)) return 'workbook'
  return isIwork || old ? 'iwork' : undefined
}

/** Some programs place parts in other folders and declare only their types. */
function declaredKind(bytes: Uint8Array, entries: readonly ZipEntry[]): FileKind | undefined {
  const declaration = entries.find((entry) => entry.name === '[Content_Types].xml')
  if (!declaration) return undefined
  const types = zipEntryBytes(bytes, declaration, typesLimitBytes).toString('latin1')
  if (types.includes('wordprocessingml.document.main')) return 'docx'
  return /spreadsheetml\.sheet\.main|ms-excel\.sheet/.test(types) ? 'workbook' : undefined
}

async function sniffText(bytes: Uint8Array, name: string, head: string): Promise<FileKind> {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!isText(bytes)) {
    const known = await fileTypeFromBuffer(bytes)
    if (known && isPicture(known.ext)) return known.ext
    if (known || !isOffice(extension)) throw unsupported(bytes, name, known?.ext)
    throw new ExtractionFailure('file.damaged')
  }
  const start = head
    .replaceAll('\0', '')
    .replace(/^[^\w<{"]+/, '')
    .toLowerCase()
  if (start.startsWith('id;p')) return 'workbook'
  if (/<w:worddocument|<pkg:package|progid="word\.document"/.test(start)) return 'word-xml'
  if (/^<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/.test(start)) return 'workbook'
  if (/^(<!doctype html|<html|<head|<body|<table)|^<\?xml[^>]*>\s*<(!doctype )?html/.test(start)) {
    return 'html'
  }
  if (extension === 'json' && /^\s*[[{]/.test(head.replace(/^\u00ef\u00bb\u00bf/, '')))
    return 'json'
  if (
    /^(?:eml|mht|mhtml)$/.test(extension) ||
    (extension !== 'txt' && extension !== 'md' && isMail(head))
  )
    return 'eml'
  return extension === 'csv' || extension === 'tsv' ? 'csv' : sniffTable(bytes, extension)
}

/** Two consecutive email header lines at the start. */
const isMail = (head: string): boolean =>
  /^(?:(?:return-path|received|delivered-to|message-id|mime-version|from|to|subject|date|x-[\w-]+):[^\n]*(?:\n[ \t][^\n]*)*\n){3}/i.test(
    head,
  )

/** An export that is a workbook in name only is read as CSV. */
function sniffTable(bytes: Uint8Array, extension: string): FileKind {
  if (extension !== 'xls' && extension !== 'xlsx') return 'txt'
  return /[,;\t|]/.test(Buffer.from(bytes.subarray(0, 1000)).toString('latin1')) ? 'csv' : 'txt'
}

function isOffice(extension: string): boolean {
  return /^(?:pdf|do[ct][xm]?|xl[st][xmb]?|o[td][stp]|p[op][ts][xm]?|epub|msg|pages|key|numbers|png|jpe?g|gif|bmp|avif|webp|heic|tiff?)$/.test(
    extension,
  )
}
