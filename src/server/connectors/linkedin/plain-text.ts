import { htmlText } from '#server/html/html-text.ts'

const markup = /<\/?(p|br|div|a|span|ul|li|b|strong|em|i|h[1-6]|img|table)\b[^>]*>/i

/** Sponsored messages and articles are HTML, others plain text. */
export const plainText = (text: string): string =>
  markup.test(text) ? htmlText(text, { withAddresses: true }) : text.trim()
