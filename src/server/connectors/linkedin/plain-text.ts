import { convert } from 'html-to-text'

const markup = /<\/?(p|br|div|a|span|ul|li|b|strong|em|i|h[1-6]|img|table)\b[^>]*>/i

/** Sponsored messages and articles are HTML, others plain text. */
export function plainText(text: string): string {
  if (!markup.test(text)) return text.trim()
  return convert(text, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
    ],
  })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
