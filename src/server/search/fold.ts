const onlyAscii = /^[ -~]*$/
// Only for Latin, Greek and Cyrillic: in other scripts, combining marks are sounds.
const marks = /[\u0300-\u036f]+/gu

/** Maps words that differ only in case, diacritics, ligatures or width to one form. */
export function fold(word: string): string {
  if (onlyAscii.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(marks, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFC')
}
