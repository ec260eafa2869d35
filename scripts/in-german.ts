import { german } from '#web/words/de/german.ts'

const between = /(?<=>)([^<>]+)(?=<)/g
const description = /(?<=<meta name="description" content=")([^"]+)(?=")/g

/** Markup with those of its texts in German that the dictionary knows. */
export const inGerman = (html: string): string =>
  html.replaceAll(between, translate).replaceAll(description, translate)

function translate(text: string): string {
  const known = german.page[text.trim()] ?? german.server[text.trim()]
  return typeof known === 'string' ? text.replace(text.trim(), () => known) : text
}
