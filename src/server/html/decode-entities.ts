import { decodeHTMLStrict } from 'entities'

/** Decodes the character references of HTML and XML; one without its semicolon stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? decodeHTMLStrict(text) : text
