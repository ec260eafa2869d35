import { formatCount } from '#web/format/count.ts'
import type { Dictionary } from './dictionary.ts'

type Values = Record<string, string | number>

declare global {
  /** Set by a script that only translated pages have, and that runs before the page's own. */
  var troveWords: Dictionary | undefined
}

const dictionary = (): Dictionary | undefined => globalThis.troveWords
const rules = new Intl.PluralRules(dictionary() ? globalThis.document.documentElement.lang : 'en')

/** A text in the page's language. Values replace the placeholders in braces. */
export function t(text: string, values?: Values): string {
  return fill(translated(text), values)
}

/** The singular or plural form for a count, which replaces `{count}`. */
export function tn(count: number, one: string, other: string, values?: Values): string {
  const forms = dictionary()?.page[other] ?? { one, other }
  const form =
    typeof forms === 'string' ? forms : forms[rules.select(count) === 'one' ? 'one' : 'other']
  return fill(form, { count: formatCount(count), ...values })
}

/** A text of the server, or one that both use, in the page's language. */
export function tServer(text: string): string {
  const words = dictionary()
  if (!words) return text
  const known = words.server[text] ?? words.page[text]
  if (typeof known === 'string') return known
  return byPattern(words.server, text) ?? text
}

/** A text whose placeholders the caller fills, with more than text. */
export function translated(text: string): string {
  const known = dictionary()?.page[text]
  return typeof known === 'string' ? known : text
}

const place = /\{(\w+)\}/g

const fill = (text: string, values: Values = {}): string =>
  text.replace(place, (whole, name: string) => String(values[name] ?? whole))

function byPattern(texts: Dictionary['server'], text: string): string | undefined {
  for (const [pattern, german] of patternsOf(texts)) {
    const groups = pattern.exec(text)?.groups
    if (groups)
      return german.replace(place, (whole, name: string) => {
        const value = groups[name]
        return value === undefined ? whole : tServer(value)
      })
  }
  return undefined
}

let patterns: readonly (readonly [RegExp, string])[] | undefined

/** Server texts with placeholders, as patterns that capture the values. */
function patternsOf(texts: Dictionary['server']): readonly (readonly [RegExp, string])[] {
  patterns ??= Object.entries(texts)
    .filter(([text]) => text.search(place) >= 0)
    .map(([text, german]) => [toPattern(text), german] as const)
  return patterns
}

function toPattern(text: string): RegExp {
  const parts = text
    .split(place)
    .map((part, index) =>
      index % 2 === 1 ? `(?<${part}>.+?)` : part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
    )
  return new RegExp(`^${parts.join('')}$`, 's')
}
