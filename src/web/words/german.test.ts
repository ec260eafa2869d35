import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readableKinds } from '#shared/file-types.ts'
import { screenHeads } from '#shared/screens.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { unreadFormatIds, unreadText } from '#shared/unread-format.ts'
import { german } from './de/german.ts'

type Node = { type: string; start: number; end: number; parts: Record<string, unknown> }

/** A node of the parser: its parts are nodes, lists of them, or values. */
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
const serverSources: Record<string, string> = import.meta.glob(
  ['../../server/**/*.ts', '!../../server/**/*.test.ts', '!../../server/**/*.fixtures.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const serverNodes = Object.entries(serverSources)
  .filter(([, code]) => code.includes('new AppError('))
  .flatMap(([file, code]) => nodesOf(parseSync(file, code).program))
/** A source's texts that are the same in German. */
const sameEverywhere = new Set(['Email', 'Password', 'SimpleFIN token'])

/** What a file is called by the name of its service. */
const servicesByName = new Set(['Google Chat', 'Google Voice', 'Play Store'])

/** Functions that look up a text, and the position of that argument. */
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

test('every text on the page is looked up by a literal', () => {
  expect(calls.length).toBeGreaterThan(1000)
  expect(calls.filter(({ text }) => text === undefined).map(({ where }) => where)).toEqual([])
})

test('every text on the page has a German translation', () => {
  expect([...texts].filter((text) => german.page[text] === undefined)).toEqual([])
})

test('the title and lead of every screen have a German translation', () => {
  const said = Object.values(screenHeads).flatMap(({ title, lead }) => [title, lead])
  expect(said.filter((text) => !isGerman(text))).toEqual([])
})

test('every text in the catalogue of sources has a German translation', () => {
  const said = Object.values(sourceCatalogue).flatMap(
    ({ description, connectsBy, howto, files, fields }) => [
      description,
      connectsBy,
      ...howto,
      ...(files ? [files.hint] : []),
      ...fields.flatMap(({ label, hint }) => [label, hint]),
    ],
  )
  expect(
    said.filter((text) => text !== '' && !sameEverywhere.has(text) && !isGerman(text)),
  ).toEqual([])
})

test('what an unreadable file is, and what would work instead, has a German translation', () => {
  const said = unreadFormatIds.map(unreadText)
  expect([...said, readableKinds].filter((text) => !isGerman(text))).toEqual([])
})

test('what a recognised file is has a German translation', () => {
  const said = Object.entries(serverSources)
    .filter(([file]) => file.includes('/connectors/') && !file.endsWith('contract-case.ts'))
    .flatMap(([, code]) => [...code.matchAll(/\bdescription: (?:'([^']+)'|`([^`]+)`)/g)])
    .map(([, text, template = '']) => text ?? template.replaceAll(/\$\{\w+\}/g, '{value}'))
  expect(said.length).toBeGreaterThan(60)
  expect(said.filter((text) => !isGerman(text) && !servicesByName.has(text))).toEqual([])
})

test('every error of the server has a German translation', () => {
  const errors = serverNodes.flatMap((node) => {
    const isError = node.type === 'NewExpression' && nameOf(node.parts['callee']) === 'AppError'
    const args = node.parts['arguments']
    return isError && Array.isArray(args) ? textsOf(args[2]) : []
  })
  expect(errors.length).toBeGreaterThan(100)
  expect(errors.filter((text) => !isGerman(text))).toEqual([])
})

test('every step of an answer has a German name', () => {
  const kinds = 'understand|search|sql|read|calculate|compose|check'
  const step = new RegExp(
    `kind: '(?:${kinds})'(?: as const)?,\\s*title: (?:'([^']+)'|\`([^\`]+)\`)`,
    'g',
  )
  const said = Object.entries(serverSources)
    .filter(([file]) => file.includes('/answers/') || file.includes('/chat/'))
    .flatMap(([, code]) => [...code.matchAll(step)])
    .map(([, text, template = '']) => text ?? template.replaceAll(/\$\{[^}]+\}/g, '{value}'))
  expect(said.length).toBeGreaterThan(15)
  expect(said.filter((text) => !isGerman(text))).toEqual([])
})

test('no translation is left of a text that the page no longer has', () => {
  expect(Object.keys(german.page).filter((text) => !texts.has(text) && !painted.has(text))).toEqual(
    [],
  )
})

test('a translation has the placeholders of the English text', () => {
  const wrong = Object.entries({ ...german.page, ...german.server }).filter(([text, known]) => {
    const forms = typeof known === 'string' ? [known] : [known.other]
    return forms.some((form) => placesOf(form) !== placesOf(text))
  })
  expect(wrong).toEqual([])
})

test('every text on the page is looked up', () => {
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

/** A text without the names of its placeholders. */
const shapeOf = (text: string) => text.replaceAll(/\{\w+\}/g, '{}')
const germanShapes = new Set(
  [...Object.keys(german.server), ...Object.keys(german.page)].map(shapeOf),
)
const isGerman = (text: string) => germanShapes.has(shapeOf(text))

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join()

function textOf(node: unknown): string | undefined {
  const { type, value } = asObject.safeParse(node).data ?? {}
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

/** The texts that an expression may produce, with its values as placeholders. */
function textsOf(node: unknown): string[] {
  const known = asObject.safeParse(node).data ?? {}
  if (known['type'] === 'ConditionalExpression') {
    return [...textsOf(known['consequent']), ...textsOf(known['alternate'])]
  }
  if (known['type'] !== 'TemplateLiteral')
    return textOf(node) === undefined ? [] : [textOf(node) ?? '']
  const quasis = z.array(z.object({ value: z.object({ cooked: z.string() }) }))
  return [
    quasis
      .parse(known['quasis'])
      .map(({ value }) => value.cooked)
      .join('{value}'),
  ]
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
