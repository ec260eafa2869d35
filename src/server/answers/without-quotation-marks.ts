/** A name for use in a question: on one line, without quotation marks. */
export const withoutQuotationMarks = (text: string): string =>
  text
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
