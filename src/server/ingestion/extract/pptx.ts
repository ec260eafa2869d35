import path from 'node:path'
import type { Block } from '../extracted.ts'
import type { ReadAttached } from './attached.ts'
import { chartBlocks } from './charts.ts'
import { embeddedBlocks } from './embedded.ts'
import { drawingTexts } from './part-texts.ts'
import { cleanText, numberBlocks, type PlainBlock } from './plain-block.ts'
import {
  elementsOf,
  isElement,
  openParts,
  parseXml,
  type Parts,
  type XmlElement,
  type XmlNode,
} from './xml-tree.ts'

/** Slides of a PowerPoint presentation (ECMA-376) in order, with notes and comments. */
export async function extractPptx(bytes: Uint8Array, read: ReadAttached): Promise<Block[]> {
  const parts = openParts(bytes)
  const slides = slideNames(parts).flatMap((name, index) => slideBlocks(parts, name, index + 1))
  const drawn = drawingTexts(bytes, 'ppt').map((text): PlainBlock => ({ kind: 'paragraph', text }))
  return numberBlocks([
    ...slides,
    ...masterBlocks(parts),
    ...drawn,
    ...chartBlocks(bytes, 'ppt'),
    ...(await embeddedBlocks(bytes, read)),
  ])
}

/** Text on every slide, such as a name in the corner; placeholders are only prompts. */
function masterBlocks(parts: Parts): PlainBlock[] {
  const texts = parts.names
    .filter((name) => /^ppt\/slide(?:Masters|Layouts)\/[^/]+\.xml$/.test(name))
    .flatMap((name) => elementsOf(parseXml(parts.text(name) ?? ''), 'p:sp'))
    .filter((shape) => elementsOf([shape], 'p:ph').length === 0)
    .flatMap(paragraphsOf)
  return [...new Set(texts)].map((text) => ({ kind: 'paragraph', text }))
}

/** In presentation order; the numbers in part names are in order of creation. */
function slideNames(parts: Parts): string[] {
  const targets = relationsOf(parts, 'ppt/presentation.xml')
  const listed = elementsOf(parseXml(parts.text('ppt/presentation.xml') ?? ''), 'p:sldId').flatMap(
    ({ attribs }) => targets.get(attribs['r:id'] ?? '') ?? [],
  )
  const known = listed.filter((name) => parts.names.includes(name))
  if (known.length > 0) return known
  const numberOf = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0)
  return parts.names
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .toSorted((a, b) => numberOf(a) - numberOf(b))
}

/** Targets of a part's relationships by id. */
function relationsOf(parts: Parts, part: string): Map<string, string> {
  const folder = path.posix.dirname(part)
  return new Map(
    relationships(parts, part).map(({ attribs: { Id = '', Target = '' } }) => [
      Id,
      path.posix.join(Target.startsWith('/') ? '.' : folder, Target).replace(/^\//, ''),
    ]),
  )
}

function relationships(parts: Parts, part: string): XmlElement[] {
  const name = `${path.posix.dirname(part)}/_rels/${path.posix.basename(part)}.rels`
  return elementsOf(parseXml(parts.text(name) ?? ''), 'Relationship')
}

function slideBlocks(parts: Parts, name: string, number: number): PlainBlock[] {
  const tree = parseXml(parts.text(name) ?? '')
  const shapes = elementsOf(tree, 'p:spTree').flatMap(({ children }) => children)
  const titles = shapes.filter(isElement).filter(isTitle)
  const title = titles.map((shape) => paragraphsOf(shape).join(' ')).join(' ')
  const others = [...relationsOf(parts, name).values()].filter((target) =>
    /^ppt\/(?:notesSlides|comments)\//.test(target),
  )
  const links = linkBlocks(tree, parts, name)
  const notes = others.flatMap((target) => noteBlocks(parseXml(parts.text(target) ?? '')))
  const body = shapes
    .filter(isElement)
    .filter((shape) => !titles.includes(shape))
    .flatMap(shapeBlocks)
  const heading: PlainBlock = { kind: 'heading', level: 2, text: title || `Slide ${number}` }
  const lines = [...body, ...links, ...notes]
  return lines.length === 0 && title === '' ? [] : [heading, ...lines]
}

/** The targets of a slide's links. */
function linkBlocks(tree: XmlNode[], parts: Parts, name: string): PlainBlock[] {
  const targets = outerTargets(parts, name)
  const lines = elementsOf(tree, 'a:r').flatMap((run) =>
    elementsOf(run.children, 'a:hlinkClick').flatMap(({ attribs }) => {
      const target = targets.get(attribs['r:id'] ?? '') ?? ''
      const label = textOf(run).trim()
      return target === '' || label.includes(target) ? [] : [`${label} (${target})`]
    }),
  )
  return lines.length === 0 ? [] : [{ kind: 'paragraph', text: [...new Set(lines)].join('\n') }]
}

/** Targets outside the presentation, by relationship id. */
function outerTargets(parts: Parts, part: string): Map<string, string> {
  return new Map(
    relationships(parts, part)
      .filter(({ attribs }) => attribs['TargetMode'] === 'External')
      .map(({ attribs: { Id = '', Target = '' } }) => [Id, cleanText(Target).trim()]),
  )
}

const isTitle = (shape: XmlElement): boolean =>
  shape.name === 'p:sp' &&
  elementsOf([shape], 'p:ph').some(({ attribs }) =>
    /^(?:title|ctrTitle)$/.test(attribs['type'] ?? ''),
  )

function shapeBlocks(shape: XmlElement): PlainBlock[] {
  if (shape.name === 'p:grpSp') return shape.children.filter(isElement).flatMap(shapeBlocks)
  const tables = elementsOf([shape], 'a:tbl')
  if (tables.length > 0) return tables.flatMap(tableBlock)
  const paragraphs = paragraphsOf(shape)
  if (paragraphs.length === 0) return []
  const [only, another] = paragraphs
  return another === undefined
    ? [{ kind: 'paragraph', text: only ?? '' }]
    : [{ kind: 'list', text: paragraphs.map((text) => `- ${text}`).join('\n') }]
}

function tableBlock(table: XmlElement): PlainBlock[] {
  const rows = elementsOf([table], 'a:tr').map((row) =>
    elementsOf([row], 'a:tc').map((cell) => paragraphsOf(cell).join(' ')),
  )
  if (rows.flat().every((cell) => cell === '')) return []
  return [{ kind: 'table', rows, text: rows.map((row) => row.join('\t')).join('\n') }]
}

/** Notes also contain the slide number, as a field in a separate shape. */
function noteBlocks(tree: XmlNode[]): PlainBlock[] {
  const comments = elementsOf(tree, 'p:text').map((comment) => textOf(comment))
  const notes = elementsOf(tree, 'p:sp')
    .filter(
      (shape) => !elementsOf([shape], 'p:ph').some(({ attribs }) => attribs['type'] === 'sldNum'),
    )
    .flatMap(paragraphsOf)
  return [...notes, ...comments]
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'paragraph', text }))
}

const paragraphsOf = (shape: XmlElement): string[] =>
  elementsOf([shape], 'a:p')
    .map((paragraph) =>
      cleanText(textOf(paragraph))
        .replaceAll(/[^\S\n]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')

function textOf({ children }: XmlElement): string {
  return children
    .map((child) => {
      if (!isElement(child)) return child.type === 'text' && 'data' in child ? child.data : ''
      return child.name === 'a:br' ? '\n' : textOf(child)
    })
    .join('')
}
