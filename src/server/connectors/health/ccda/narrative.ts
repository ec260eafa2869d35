import { childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'

/** Looks up a section's text by the id that an entry refers to. */
export type Narrative = (reference: string) => string

export function narrativeOf(text: XmlNode | undefined): Narrative {
  const byId = new Map<string, XmlNode>()
  collect(text, byId)
  return (reference) => {
    const id = reference.replace(/^#/, '')
    const node = byId.get(id)
    return node ? lineOf(node) : ''
  }
}

function collect(node: XmlNode | undefined, byId: Map<string, XmlNode>) {
  for (const child of childrenOf(node)) {
    const id = child.attributes['ID'] ?? child.attributes['id']
    if (id !== undefined) byId.set(id, child)
    collect(child, byId)
  }
}

const blocks = new Set(['paragraph', 'list', 'table', 'thead', 'tbody', 'tfoot', 'caption', 'text'])

/** The human-readable text of a section: a line for each paragraph, item and row. */
export function readableText(node: XmlNode | undefined): string {
  if (!node) return ''
  const lines: string[] = []
  let line = ''
  const end = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    if (text !== '' && text !== '|') lines.push(text)
    line = ''
  }
  const walk = (parent: XmlNode) => {
    for (const child of parent.children) {
      if (typeof child === 'string') {
        line += child
      } else if (child.name === 'br') {
        end()
      } else if (child.name === 'tr') {
        end()
        line = childrenOf(child)
          .map((cell) => lineOf(cell))
          .join(' | ')
        if (/^[|\s]*$/.test(line)) line = ''
        end()
      } else if (child.name === 'item') {
        end()
        line = '- '
        walk(child)
        if (line.trim() === '-') line = ''
        end()
      } else if (blocks.has(child.name)) {
        end()
        walk(child)
        end()
      } else {
        walk(child)
      }
    }
  }
  walk(node)
  end()
  return lines.join('\n')
}
