import { decodeHTMLStrict } from 'entities'

/** Decodes the character references of HTML and XML; those without a semicolon stay as they are. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? decodeHTMLStrict(text) : text
