import type { Block, ExtractedDocument } from '../extracted.ts'
import type { ReadAttached } from './attached.ts'
import { extractCsv, looksLikeCsv } from './csv.ts'
import { decodeText } from './decode-text.ts'
import { extractDoc } from './doc.ts'
import { extractDocx, extractWordXml } from './docx.ts'
import { extractEpub } from './epub.ts'
import { ExtractionFailure } from './failures.ts'
import { htmlBlocks } from './html-blocks.ts'
import { extractIwork } from './iwork.ts'
import { readJson } from './json.ts'
import { languageOf } from './language.ts'
import { extractEml, extractMsg } from './mail-file.ts'
import { extractOdf } from './odf.ts'
import { extractPdf, type PdfOptions } from './pdf.ts'
import { extractPicture } from './picture.ts'
import { numberBlocks } from './plain-block.ts'
import { extractPpt } from './ppt.ts'
import { extractPptx } from './pptx.ts'
import { rtfText } from './rtf.ts'
import type { ReadSheets } from './sheets.ts'
import { isPicture, sniff } from './sniff.ts'
import { embeddedInSheets, extractSpreadsheet } from './spreadsheet.ts'
import { extractTxt, textBlocks } from './txt.ts'

export type ExtractionInput = { bytes: Uint8Array; name: string; mimeType: string }

type Content = Pick<ExtractedDocument, 'kind' | 'blocks'> & Partial<ExtractedDocument>

/** Extracts a file according to its content, regardless of its name. */
export async function extract(
  input: ExtractionInput,
  options: PdfOptions,
): Promise<ExtractedDocument> {
  const content = await read(input, options)
  if (content.blocks.length === 0 && !content.picture) throw new ExtractionFailure('file.no_text')
  return { tables: [], grids: [], ...content, language: languageOf(content.blocks) }
}

/** Greatest depth at which files within files are read; deeper ones are only named. */
const mostFilesDeep = 3

async function read(input: ExtractionInput, options: PdfOptions, depth = 0): Promise<Content> {
  const { bytes, name } = input
  const kind = await sniff(bytes, nameOf(input))
  if (isPicture(kind)) {
    return { kind: 'text', ...(await extractPicture(bytes, kind, options)) }
  }
  switch (kind) {
    case 'pdf':
      return { kind: 'pdf', ...(await extractPdf(bytes, options)) }
    case 'workbook':
      return workbook(bytes, attached(options, depth))
    case 'csv':
      return sheets(extractCsv(bytes, name))
    case 'docx':
      return { kind: 'text', blocks: await extractDocx(bytes, attached(options, depth)) }
    case 'doc':
      return { kind: 'text', blocks: await extractDoc(bytes) }
    case 'word-xml':
      return { kind: 'text', blocks: extractWordXml(decodeText(bytes)) }
    case 'html':
      return { kind: 'text', blocks: numberBlocks(htmlBlocks(decodeText(bytes))) }
    case 'rtf':
      return { kind: 'text', blocks: numberBlocks(textBlocks(rtfText(bytes))) }
    case 'odf':
      return { kind: 'text', blocks: extractOdf(bytes) }
    case 'pptx':
      return { kind: 'text', blocks: await extractPptx(bytes, attached(options, depth)) }
    case 'ppt':
      return { kind: 'text', blocks: extractPpt(bytes) }
    case 'iwork':
      return { kind: 'text', blocks: extractIwork(bytes) }
    case 'epub':
      return { kind: 'text', ...extractEpub(bytes) }
    case 'eml':
      return { kind: 'text', ...(await extractEml(bytes, attached(options, depth))) }
    case 'msg':
      return { kind: 'text', ...(await extractMsg(bytes, attached(options, depth))) }
    case 'json': {
      const found = readJson(bytes, name)
      if (!found) return { kind: 'text', blocks: extractTxt(bytes) }
      return 'grids' in found ? sheets(found) : { kind: 'text', ...found }
    }
    case 'txt':
      return looksLikeCsv(decodeText(bytes.subarray(0, 40_000)))
        ? sheets(extractCsv(bytes, name))
        : { kind: 'text', blocks: extractTxt(bytes) }
  }
}

const attached =
  (options: PdfOptions, depth: number) =>
  async (file: ExtractionInput): Promise<readonly Block[]> =>
    depth >= mostFilesDeep ? [] : (await read(file, options, depth + 1)).blocks

/** Some programs give a file a media type but no extension. */
function nameOf({ name, mimeType }: ExtractionInput): string {
  return mimeType.startsWith('text/csv') ? `${name}.csv` : name
}

async function workbook(bytes: Uint8Array, readAttached: ReadAttached): Promise<Content> {
  const read = extractSpreadsheet(bytes)
  read.blocks.push(...(await embeddedInSheets(bytes, read.grids, readAttached)))
  return sheets(read)
}

function sheets(read: ReadSheets): Content {
  return { kind: 'sheets', ...read }
}
