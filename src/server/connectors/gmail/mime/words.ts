import { decodeWords as decodeKnown } from 'postal-mime'
import { decodeText } from './content.ts'

const word = /=\?(?:x-)?(?:unicode-1-1-)?utf-?7\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?))?/gi

/**
 * Decodes encoded words of a header (RFC 2047), including UTF-7, which the library does not
 * support.
 */
export const decodeWords = (header: string): string =>
  decodeKnown(
    header.replaceAll(word, (_, way: string, body: string) =>
      decodeText(/b/i.test(way) ? Buffer.from(body, 'base64') : quoted(body), 'utf-7'),
    ),
  )

const quoted = (body: string) =>
  Buffer.from(
    body
      .replaceAll('_', ' ')
      .replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  )
