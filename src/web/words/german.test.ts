import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { german } from './de/german.ts'

type Node = { type: string; start: number; end: number; parts: Record<string, unknown> }

/** What the parser says of a node: its parts are nodes, lists of them, or values. */
const asObject = z.record(z.string(), z.unknown())

/** Texts of `index.html`, which the build translates. */
const painted: ReadonlySet<string> = new Set([
  'Trove could not be loaded.',
  'Trove needs JavaScript to run in your browser.',
  'Ask questions about your own data and see where every answer comes from.',
])

const sources: Record<string, string> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../words/**'],
  { query: '?raw', import: 'default', eager: true },
)
const nodes = Object.entries(sources).flatMap(([file, code]) =>
  nodesOf(parseSync(file, code).program).map((node) => ({ ...node, file, code })),
)
/** Calls that look a text up, and which of their arguments it is. */
const lookups: Readonly<Record<string, number>> = { t: 0, rich: 0, tn: 2 }
const read = new Set(['aria-label', 'title', 'label', 'placeholder', 'alt', 'description', 'hint'])
/** Names and keys that are the same in every language, and examples of what to enter. */
const untranslated = /^(?:Trove|SQL|Enter|⌘|https?:\/\/\S+|[\d\s\p{P}\p{S}]*)$/u

const calls = nodes.flatMap((node) => {
  const name = nameOf(node.parts['callee'])
  const place = node.type === 'CallExpression' ? lookups[name] : undefined
  const args = node.parts['arguments']
  if (place === undefined || !Array.isArray(args)) return []
  return [
    { where: `${node.file}: ${node.code.slice(node.start, node.end)}`, text: textOf(args[place]) },
  ]
})
const texts = new Set(calls.flatMap(({ text }) => (text === undefined ? [] : [text])))

test('every text of the page is looked up by its own words', () => {
  expect(calls.length).toBeGreaterThan(1000)
  expect(calls.filter(({ text }) => text === undefined).map(({ where }) => where)).toEqual([])
})

test('every text of the page is there in German', () => {
  expect([...texts].filter((text) => german.page[text] === undefined)).toEqual([])
})

test('the cards of the sources are there in German', () => {
  const cards = Object.values(sourceCatalogue).flatMap(({ description, connectsBy }) => [
    description,
    connectsBy,
  ])
  expect(cards.filter((text) => german.server[text] === undefined)).toEqual([])
})

test('no German text is left of one that the page no longer has', () => {
  expect(Object.keys(german.page).filter((text) => !texts.has(text) && !painted.has(text))).toEqual(
    [],
  )
})

test('a German text has the places of the English one', () => {
  const wrong = Object.entries({ ...german.page, ...german.server }).filter(([text, known]) => {
    const forms = typeof known === 'string' ? [known] : [known.other]
    return forms.some((form) => placesOf(form) !== placesOf(text))
  })
  expect(wrong).toEqual([])
})

test('no text stands on the page without being looked up', () => {
  const bare = nodes.flatMap((node) => {
    if (node.type === 'JSXText') return [{ ...node, text: String(node.parts['value']).trim() }]
    if (node.type !== 'JSXAttribute') return []
    const text = read.has(nameOf(node.parts['name'])) ? textOf(node.parts['value']) : undefined
    return text === undefined ? [] : [{ ...node, text }]
  })
  expect(
    bare.filter(({ text }) => !untranslated.test(text)).map(({ file, text }) => `${file}: ${text}`),
  ).toEqual([])
})

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join()

function textOf(node: unknown): string | undefined {
  const { type, value } = asObject.safeParse(node).data ?? {}
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

function nameOf(node: unknown): string {
  return String(asObject.safeParse(node).data?.['name'])
}

function nodesOf(root: unknown): Node[] {
  if (Array.isArray(root)) return root.flatMap(nodesOf)
  if (typeof root !== 'object' || root === null) return []
  const parts = Object.fromEntries(Object.entries(root))
  const inner = Object.values(parts).flatMap(nodesOf)
  const { type, start, end } = parts
  return typeof type === 'string'
    ? [{ type, start: Number(start), end: Number(end), parts }, ...inner]
    : inner
}
