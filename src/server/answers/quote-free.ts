/** A name for use in a question: on one line, without quotation marks. */
export const quoteFree = (text: string): string =>
  text
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
