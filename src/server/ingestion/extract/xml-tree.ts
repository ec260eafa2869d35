import { DomUtils, parseDocument } from 'htmlparser2'
import { ExtractionFailure } from './failures.ts'
import { zipEntries, zipEntryBytes } from './zip-entries.ts'

export type XmlNode = ReturnType<typeof parseDocument>['children'][number]
export type XmlElement = Extract<XmlNode, { attribs: unknown }>

const partLimitBytes = 32 * 1024 * 1024

/** The parts of a ZIP container by name, unpacked on demand. */
export function openParts(bytes: Uint8Array) {
  const entries = new Map((zipEntries(bytes) ?? []).map((entry) => [entry.name, entry]))
  return {
    names: [...entries.keys()],
    text(name: string): string | undefined {
      const entry = entries.get(name)
      if (!entry) return undefined
      try {
        return zipEntryBytes(bytes, entry, partLimitBytes).toString('utf8')
      } catch (error) {
        throw new ExtractionFailure('file.damaged', undefined, error)
      }
    },
  }
}
export type Parts = ReturnType<typeof openParts>

/** Parses XML to a tree; names keep their prefixes, external entities are never read. */
export const parseXml = (xml: string): XmlNode[] =>
  parseDocument(xml, { xmlMode: true, decodeEntities: true }).children

export const isElement = (node: XmlNode): node is XmlElement => 'attribs' in node

/** Descendant elements with a name, in document order. */
export const elementsOf = (nodes: XmlNode[], name: string): XmlElement[] =>
  DomUtils.getElementsByTagName(name, nodes, true)
