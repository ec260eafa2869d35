import { createXmlReader, type Attributes } from './xml-reader.ts'

export type XmlNode = { name: string; attributes: Attributes; children: (XmlNode | string)[] }

const mostNodes = 1_000_000
const mostDepth = 300

/** A document as a tree of unprefixed names, up to any damage. */
export async function readTree(
  stream: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<{ root: XmlNode | undefined; damage: string | undefined }> {
  const top: XmlNode = { name: '', attributes: {}, children: [] }
  const open: XmlNode[] = [top]
  let nodes = 0
  let tooMuch = false
  const reader = createXmlReader({
    open(name, attributes) {
      nodes += 1
      const node = { name: local(name), attributes: localAttributes(attributes), children: [] }
      open.at(-1)?.children.push(node)
      open.push(node)
      if (nodes > mostNodes || open.length > mostDepth) tooMuch = true
    },
    close: () => open.pop(),
    text: (text) => {
      if (text !== '') open.at(-1)?.children.push(text)
    },
  })
  for await (const bytes of stream) {
    signal.throwIfAborted()
    reader.write(bytes)
    if (tooMuch || reader.damage() !== undefined) break
  }
  if (!tooMuch) reader.end()
  const damage = tooMuch ? 'It holds more elements than a health record.' : reader.damage()
  return { root: top.children.find((child) => typeof child !== 'string'), damage }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

function localAttributes(attributes: Attributes): Attributes {
  const plain: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) plain[local(name)] = value
  }
  return plain
}

export function childrenOf(node: XmlNode | undefined, name?: string): XmlNode[] {
  if (!node) return []
  const found: XmlNode[] = []
  for (const child of node.children) {
    if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child)
  }
  return found
}

/** The first element at the end of a path. */
export function at(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let found = node
  for (const name of path) found = childrenOf(found, name)[0]
  return found
}

export const attribute = (node: XmlNode | undefined, name: string): string =>
  node?.attributes[name]?.trim() ?? ''

/** All descendants of a node with a name, in order. */
export function* descendants(node: XmlNode | undefined, name: string): Generator<XmlNode> {
  for (const child of childrenOf(node)) {
    if (child.name === name) yield child
    yield* descendants(child, name)
  }
}

/** The text of a node on one line. */
export function lineOf(node: XmlNode | undefined): string {
  return node ? rawText(node).replaceAll(/\s+/g, ' ').trim() : ''
}

function rawText(node: XmlNode): string {
  return node.children
    .map((child) => (typeof child === 'string' ? child : ` ${rawText(child)} `))
    .join('')
}
