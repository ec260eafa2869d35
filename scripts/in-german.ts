import { german } from '#web/words/de/german.ts'

const between = /(?<=>)([^<>]+)(?=<)/g
const description = /(?<=<meta name="description" content=")([^"]+)(?=")/g

/** The markup with its texts translated, as far as the dictionary contains them. */
export const inGerman = (html: string): string =>
  html.replaceAll(between, translate).replaceAll(description, translate)

function translate(text: string): string {
  const known = german.page[text.trim()] ?? german.server[text.trim()]
  return typeof known === 'string' ? text.replace(text.trim(), () => known) : text
}
