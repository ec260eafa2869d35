import { htmlLine } from '#server/html/html-text.ts'
import type { Collector } from '../collector.ts'
import { keyOf } from '../key-of.ts'
import { at, attribute, lineOf, type XmlNode } from '../xml-tree.ts'

type Document = { collector: Collector; source: string; madeAt: string; id: string; file: string }

/** A document body that is not XML: text is kept, any other format is reported. */
export function readBody(body: XmlNode, document: Document, title: string) {
  const { collector, source, madeAt, id, file } = document
  const text = at(body, 'text')
  const type = attribute(text, 'mediaType').toLowerCase() || 'text/plain'
  const raw = lineOf(text)
  const referred = attribute(at(text, 'reference'), 'value')
  if (raw === '' && referred !== '') {
    return collector.fail(
      file,
      'The text of this record is in another file; add that file as a document.',
    )
  }
  if (!type.startsWith('text/') && type !== 'application/xhtml+xml') {
    const format = type.split('/').at(-1)?.toUpperCase() ?? type
    return collector.fail(
      file,
      `The text of this record is a ${format} inside the XML, which is not read; only its heading was.`,
    )
  }
  const isCoded = attribute(text, 'representation').toUpperCase() === 'B64'
  const decoded = isCoded ? Buffer.from(raw.replaceAll(' ', ''), 'base64').toString('utf8') : raw
  collector.entry(keyOf(['ccda', 'body', id]), {
    section: 'other',
    name: title === '' ? 'Health record' : title,
    code: '',
    status: '',
    from: madeAt,
    to: '',
    detail: type.includes('html') ? htmlLine(decoded) : decoded.trim(),
    source,
  })
}
