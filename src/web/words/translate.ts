import { formatCount } from '#web/format/count.ts'
import type { Dictionary } from './dictionary.ts'

type Values = Record<string, string | number>

declare global {
  /** Set by a script that only pages in another language have, before their own runs. */
  var troveWords: Dictionary | undefined
}

const dictionary = (): Dictionary | undefined => globalThis.troveWords
const rules = new Intl.PluralRules(dictionary() ? globalThis.document.documentElement.lang : 'en')

/** A text of the page in its language. Values take the places that are named in braces. */
export function t(text: string, values?: Values): string {
  return fill(translated(text), values)
}

/** The form that goes with a count, which takes the place of `{count}`. */
export function tn(count: number, one: string, other: string, values?: Values): string {
  const forms = dictionary()?.page[other] ?? { one, other }
  const form =
    typeof forms === 'string' ? forms : forms[rules.select(count) === 'one' ? 'one' : 'other']
  return fill(form, { count: formatCount(count), ...values })
}

/** What the server wrote, or a text that both know, in the page's language. */
export function tServer(text: string): string {
  const words = dictionary()
  if (!words) return text
  const known = words.server[text] ?? words.page[text]
  if (typeof known === 'string') return known
  return byPattern(words.server, text) ?? text
}

/** A text with its places open, for whoever fills them with more than text. */
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

/** Texts of the server with values in them, as patterns that find these values again. */
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
