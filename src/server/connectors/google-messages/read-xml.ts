import { StringDecoder } from 'node:string_decoder'
import { SaxesParser } from 'saxes'
import { createDataFilter } from './drop-data.ts'
import { repairReferences } from './repair-references.ts'

/** The attributes of an element; those with the value `null` are absent. */
export type Attributes = Readonly<Record<string, string>>

export type XmlRow =
  | { kind: 'sms'; values: Attributes }
  | { kind: 'call'; values: Attributes }
  | { kind: 'mms'; values: Attributes; parts: Attributes[]; addresses: Attributes[] }
  | { kind: 'root'; values: Attributes }
  /** The file is truncated. */
  | { kind: 'cut' }

const mostParts = 1_000

/**
 * The rows of an SMS Backup & Restore file, one by one. Only one row is in memory at a time; a
 * truncated file yields all rows up to its end.
 */
export async function* readXml(stream: AsyncIterable<Buffer>): AsyncGenerator<XmlRow> {
  const found: XmlRow[] = []
  const parser = createParser(found)
  const withoutData = createDataFilter()
  const decoder = new StringDecoder('utf8')
  for await (const part of stream) {
    parser.write(decoder.write(withoutData(part)))
    yield* found.splice(0)
  }
  parser.close()
  yield* found.splice(0)
  if (!parser.isWhole()) yield { kind: 'cut' }
}

function createParser(found: XmlRow[]) {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let open: Extract<XmlRow, { kind: 'mms' }> | undefined
  let root: string | undefined
  let whole = false
  // With a listener, the parser continues after errors.
  parser.on('error', () => undefined)
  parser.on('opentag', ({ name, attributes }) => {
    const values = known(attributes)
    if (root === undefined) {
      root = name
      found.push({ kind: 'root', values })
    } else if (name === 'sms' || name === 'call') found.push({ kind: name, values })
    else if (name === 'mms') open = { kind: 'mms', values, parts: [], addresses: [] }
    else if (name === 'part' && open && open.parts.length < mostParts) open.parts.push(values)
    else if (name === 'addr' && open && open.addresses.length < mostParts)
      open.addresses.push(values)
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'mms' && open) {
      found.push(open)
      open = undefined
    }
    if (name === root) whole = true
  })
  return {
    write: (text: string) => void parser.write(text),
    close: () => void parser.close(),
    isWhole: () => whole,
  }
}

function known(attributes: Readonly<Record<string, string>>): Attributes {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== 'null') values[name] = repairReferences(value)
  }
  return values
}
