import { createHash } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'

/** Small hand-written PDFs for tests. */
export type Text = { text: string; x: number; y: number; size: number }

const header = '%PDF-1.4\n'

export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from(header)]
  const offsets: number[] = []
  let at = header.length
  objects.forEach((object, index) => {
    const body = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    offsets.push(at)
    at += body.length
    parts.push(body)
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

function stream(content: string | Buffer, entries = ''): Buffer {
  const body = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ])
}

function contentOf(texts: readonly Text[]): string {
  return texts
    .map(
      ({ text, x, y, size }) =>
        `BT /F1 ${size} Tf ${x} ${y} Td (${text.replaceAll(/([()\\])/g, '\\$1')}) Tj ET`,
    )
    .join('\n')
}

/** A PDF with one list of texts per page, A4, origin bottom left. */
export function textPdf(pages: readonly (readonly Text[])[], { rotate = 0 } = {}): Buffer {
  return pdfOf(pageObjects(pages.map(contentOf), rotate))
}

function pageObjects(contents: readonly (string | Buffer)[], rotate: number): (string | Buffer)[] {
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      stream(content),
    ]),
  ]
}

/** A PDF whose only page is an image of text. */
export function scannedPdf(lines: readonly string[]): Buffer {
  return mixedPdf([], lines)
}

/** A page of text, if any is given, and a page that is an image. */
export function mixedPdf(texts: readonly string[], lines: readonly string[]): Buffer {
  const canvas = createCanvas(1240, 1754)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 1240, 1754)
  context.fillStyle = 'black'
  context.font = '36px sans-serif'
  lines.forEach((line, index) => context.fillText(line, 120, 200 + index * 70))
  const jpeg = canvas.toBuffer('image/jpeg', 90)
  const image =
    '/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const page = `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${font} /XObject << /I 5 0 R >> >>`
  const texted = texts.length > 0
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${texted ? '6 0 R ' : ''}3 0 R] /Count ${texted ? 2 : 1} >>`,
    `<< ${page} /Contents 4 0 R >>`,
    stream('q 595 0 0 842 0 0 cm /I Do Q'),
    stream(jpeg, `${image} /Filter /DCTDecode`),
    `<< ${page} /Contents 7 0 R >>`,
    stream(contentOf(texts.map((text, line) => ({ text, x: 60, y: 700 - line * 14, size: 12 })))),
  ])
}

/** A form with one filled field. */
export function formPdf(label: string, value: string): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R /Annots [6 0 R] >>',
    stream(contentOf([{ text: label, x: 60, y: 700, size: 12 }])),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /V (${value}) /Rect [180 696 400 714] /P 3 0 R >>`,
  ])
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)

/** A password-protected PDF (RC4, 40 bits). */
export function protectedPdf(password: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
  const id = Buffer.from('0123456789abcdef')
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(-4)
  const key = md5(Buffer.concat([padded, owner, permissions, id])).subarray(0, 5)
  const user = rc4(key, padding)
  const number = Buffer.from([5, 0, 0, 0, 0])
  const objectKey = md5(Buffer.concat([key, number])).subarray(0, 10)
  const content = rc4(
    objectKey,
    Buffer.from(contentOf([{ text: 'Secret', x: 60, y: 700, size: 12 }])),
  )
  const objects = pageObjects([content], 0)
  const encryption = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`
  const hex = id.toString('hex')
  return pdfOf(
    [...objects, encryption],
    `/Encrypt ${objects.length + 1} 0 R /ID [<${hex}> <${hex}>]`,
  )
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest()
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number): number => state[index & 255] ?? 0
  const swap = (a: number, b: number): void => {
    ;[state[a & 255], state[b & 255]] = [at(b), at(a)]
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j += at(i) + (key[i % key.length] ?? 0)
    swap(i, j)
  }
  let j = 0
  return Buffer.from(
    data.map((byte, index) => {
      j += at(index + 1)
      swap(index + 1, j)
      return byte ^ at(at(index + 1) + at(j))
    }),
  )
}
