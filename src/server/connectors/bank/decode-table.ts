import { isUtf8 } from 'node:buffer'
import { decodeText } from '../read-text.ts'
import { findColumns } from './find-columns.ts'
import { plainLetters } from './heading-words.ts'
import { isUtf16 } from './parse-ofx.ts'
import { readCells } from './read-cells.ts'

/** Encodings without a marker, with headings found only in the languages that use them. */
const encodings: readonly (readonly [encoding: string, headings: RegExp])[] = [
  [
    'windows-1250',
    /\b(kwota|operacji|waluta|castka|datum zauctov|objem|osszeg|penznem|znesek|iznos)/,
  ],
  ['windows-1254', /\b(tutar|islem|aciklama|bakiye)/],
  ['windows-1251', /дата|сумма|сума/],
  ['windows-1253', /ημερομηνια|ποσο/],
  ['windows-1255', /תאריך|סכום/],
  ['shift_jis', /日/],
  ['gb18030', /日期|时间|金额/],
  ['big5', /日期|金額/],
  ['euc-kr', /거래|날짜|금액/],
]
const lookedRows = 60

/** The cells of a table in an unknown encoding; the right encoding yields known headings. */
export function decodeTable(bytes: Buffer): string[][] {
  const cells = readCells(decodeText(bytes))
  if (isUtf8(bytes) || isUtf16(bytes)) return cells
  for (const [encoding, headings] of encodings) {
    const read = readCells(new TextDecoder(encoding).decode(bytes))
    const isIts = read
      .slice(0, lookedRows)
      .some((row) => headings.test(plainLetters(row.join(' '))))
    if (isIts && findColumns(read)?.named === true) return read
  }
  return cells
}
