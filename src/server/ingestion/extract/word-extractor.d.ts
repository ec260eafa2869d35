declare module 'word-extractor' {
  namespace WordExtractor {
    type Document = {
      getBody(): string
      getFootnotes(): string
      getEndnotes(): string
      getHeaders(options: { includeFooters: boolean }): string
      getFooters(): string
      getAnnotations(): string
      getTextboxes(options: { includeHeadersAndFooters: boolean }): string
    }
  }
  class WordExtractor {
    extract(source: Buffer): Promise<WordExtractor.Document>
  }
  export = WordExtractor
}
